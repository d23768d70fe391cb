import { nativeName } from '#shared/i18n/languages.ts'
import { useDirections } from '../../forms/frame/useDirections.ts'
import type { SectionPart } from './sectionPart.ts'

interface BaseTextProps {
  of: Pick<SectionPart<unknown>, 'baseLang'>
  text: string | undefined
}

/** The text from which a text is translated, below it. */
export function BaseText({ of: { baseLang: language }, text }: BaseTextProps) {
  const directionOf = useDirections()
  if (!text || language === null) return null
  return (
    <div className="base-text" lang={language} dir={directionOf(language)}>
      <bdi className="base-text-language">{nativeName(language)}</bdi>
      <p>{text}</p>
    </div>
  )
}
