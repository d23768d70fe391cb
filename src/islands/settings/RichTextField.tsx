import { type ComponentType, useId, useRef, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { RequiredMark } from '../ui/RequiredMark.tsx'
import { FormattedText } from './FormattedText.tsx'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import './richText.css'

interface RichTextFieldProps {
  /** For links on the page that lead to the field. */
  id?: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  /** HTML, as the server cleans and stores it; '' is an empty text. */
  value: string
  onChange(html: string): void
  onBlur?(): void
  /** The language of the text. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** The direction of the page. */
  pageDir: 'ltr' | 'rtl'
  /** The address of the icon sprite. */
  icons: string
  t: Translate
}

/**
 * A text with formatting. The code of the editor is large: it is loaded when the pointer or the focus comes to the
 * field. If that fails, the HTML is edited in a text area.
 */
export function RichTextField({ id: fixedId, label, hint, error, required = false, ...props }: RichTextFieldProps) {
  const { value, onChange, onBlur, lang, dir, t } = props
  const ownId = useId()
  const id = fixedId ?? ownId
  const { Editor, isLoading, isFailed, load } = useEditorCode()
  /** The editor takes the focus from the text that it replaces. */
  const hasFocus = useRef(false)
  const control = {
    ...{ id, lang, dir, onBlur },
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notesOf({ id, hint, error }),
  }
  return (
    <div className="field rich-text">
      {/* Only a control can be the `for` of a label; the others are labelled by its id. */}
      <label id={`${id}-label`} htmlFor={isFailed ? id : undefined}>
        {label}
        {required && <RequiredMark title={t('This field is required.')} />}
      </label>
      {Editor && <Editor {...props} control={control} labelledBy={`${id}-label`} autoFocus={hasFocus.current} />}
      {isFailed && (
        <textarea {...control} rows={6} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {!Editor && !isFailed && (
        // biome-ignore lint/a11y/useSemanticElements: a text area cannot show formats
        <div
          {...control}
          className="rich-text-rest prose"
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-busy={isLoading || undefined}
          onPointerEnter={load}
          onFocus={() => {
            hasFocus.current = true
            load()
          }}
          onBlur={() => {
            hasFocus.current = false
          }}
        >
          <FormattedText html={value} />
        </div>
      )}
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </div>
  )
}

function useEditorCode() {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  return {
    Editor,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    load: () => {
      if (state !== 'rest') return
      setState('loading')
      import('./RichTextEditor.tsx').then(
        ({ RichTextEditor }) => setEditor(() => RichTextEditor),
        (failure: unknown) => {
          console.warn(failure)
          setState('failed')
        },
      )
    },
  }
}
