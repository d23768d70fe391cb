import { direction, nativeName } from '#shared/i18n/languages.ts'
import { useFormPage } from './FormPageProvider.tsx'

/** The text in the storefront's own language, below its translation. */
export function BaseText({ text }: { text: string | undefined }) {
  const { language } = useFormPage()
  if (!text) return null
  return (
    <div className="base-text" lang={language} dir={direction(language)}>
      <bdi className="base-text-language">{nativeName(language)}</bdi>
      <p>{text}</p>
    </div>
  )
}
