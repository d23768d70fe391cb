import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import { RequiredMark } from '../../ui/RequiredMark.tsx'
import './richText.css'

/** The attributes of the element in which the text is written. */
export interface RichTextControl {
  id: string
  lang: string
  dir: 'ltr' | 'rtl'
  onBlur: (() => void) | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The part of an editor's props that its field makes. */
export interface RichTextPlace {
  control: RichTextControl
  labelledBy: string
  /** The field had the focus before the editor was loaded. */
  autoFocus: boolean
}

interface RichTextShellProps<Props> {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  onBlur?: (() => void) | undefined
  /** The language of the text. */
  lang: string
  dir: 'ltr' | 'rtl'
  t: Translate
  /** Loads the code of the editor. */
  load(): Promise<ComponentType<Props>>
  draw(Editor: ComponentType<Props>, place: RichTextPlace): ReactNode
  /** The text while the editor is not loaded. */
  rest: ReactNode
  /** Shown if the editor cannot be loaded. */
  otherwise(control: RichTextControl): ReactNode
}

/** The field of a formatted text. The editor is large: its code is loaded when the pointer or the focus comes. */
export function RichTextShell<Props>({
  id,
  label,
  hint,
  error,
  required = false,
  ...props
}: RichTextShellProps<Props>) {
  const { onBlur, lang, dir, t, load, draw, rest, otherwise } = props
  const { Editor, state, start } = useEditorCode(load)
  /** The editor takes the focus from the text that it replaces. */
  const hasFocus = useRef(false)
  const control = {
    id,
    lang,
    dir,
    onBlur,
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notesOf({ id, hint, error }),
  }
  return (
    <div className="field rich-text">
      {/* Only a control can be the `for` of a label; the others are labelled by its id. */}
      <label id={`${id}-label`} htmlFor={state === 'failed' ? id : undefined}>
        {label}
        {required && <RequiredMark title={t('This field is required.')} />}
      </label>
      {Editor && draw(Editor, { control, labelledBy: `${id}-label`, autoFocus: hasFocus.current })}
      {state === 'failed' && otherwise(control)}
      {!Editor && state !== 'failed' && (
        // biome-ignore lint/a11y/useSemanticElements: a text area cannot show formats
        <div
          {...control}
          className="rich-text-rest prose"
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-busy={state === 'loading' || undefined}
          onPointerEnter={start}
          onFocus={() => {
            hasFocus.current = true
            start()
          }}
          onBlur={() => {
            hasFocus.current = false
          }}
        >
          {rest}
        </div>
      )}
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </div>
  )
}

function useEditorCode<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Editor, setEditor] = useState<ComponentType<Props>>()
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  return {
    Editor,
    state,
    start: () => {
      if (state !== 'rest') return
      setState('loading')
      load().then(
        (loaded) => setEditor(() => loaded),
        (failure: unknown) => {
          console.warn(failure)
          setState('failed')
        },
      )
    },
  }
}
