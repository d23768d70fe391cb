import { useId } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { FormattedText } from './FormattedText.tsx'
import { RichTextShell } from './RichTextShell.tsx'

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

/** A text with formatting, as HTML. If the editor cannot be loaded, the HTML is edited in a text area. */
export function RichTextField({ id: fixedId, label, hint, error, required = false, ...props }: RichTextFieldProps) {
  const { value, onChange, onBlur, lang, dir, t, pageDir, icons } = props
  const ownId = useId()
  return (
    <RichTextShell
      id={fixedId ?? ownId}
      label={label}
      hint={hint}
      error={error}
      required={required}
      onBlur={onBlur}
      lang={lang}
      dir={dir}
      t={t}
      load={async () => (await import('./RichTextEditor.tsx')).RichTextEditor}
      draw={(Editor, place) => (
        <Editor {...place} value={value} onChange={onChange} pageDir={pageDir} icons={icons} t={t} />
      )}
      rest={<FormattedText html={value} />}
      otherwise={(control) => (
        <textarea {...control} rows={6} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    />
  )
}
