import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { FieldNotes, notesOf } from './FieldNotes.tsx'
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

/** The field is loaded when it comes near the screen. */
const NEAR = '300px'

/** A text with formatting. Until the editor is loaded, and if that fails, the HTML is edited in a text area. */
export function RichTextField({ id: fixedId, label, hint, error, required = false, ...props }: RichTextFieldProps) {
  const { value, onChange, onBlur, lang, dir, t } = props
  const ownId = useId()
  const id = fixedId ?? ownId
  const field = useRef<HTMLDivElement>(null)
  const Editor = useEditorCode(field)
  /** The editor takes the focus from the text area that it replaces. */
  const hadFocus = useRef(false)
  const control = {
    ...{ id, lang, dir, onBlur },
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notesOf({ id, hint, error }),
  }
  return (
    <div ref={field} className="field rich-text">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {required && (
          <abbr className="required" title={t('This field is required.')}>
            {' *'}
          </abbr>
        )}
      </label>
      {Editor ? (
        <Editor {...props} control={control} labelledBy={`${id}-label`} autoFocus={hadFocus.current} />
      ) : (
        <textarea
          {...control}
          rows={6}
          value={value}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={() => {
            hadFocus.current = false
            onBlur?.()
          }}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </div>
  )
}

/** The code of the editor is large, so only a field that is needed loads it. */
function useEditorCode(field: RefObject<HTMLDivElement | null>) {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  useEffect(() => {
    let isGone = false
    const load = () =>
      import('./RichTextEditor.tsx').then(
        ({ RichTextEditor }) => isGone || setEditor(() => RichTextEditor),
        // The text area stays.
        (failure: unknown) => console.warn(failure),
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin: NEAR },
    )
    if (field.current) observer.observe(field.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [field])
  return Editor
}
