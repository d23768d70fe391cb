import { baseOf } from '#shared/i18n/languages.ts'

/** The languages of the site, and the one that readers get who have no better one. */
interface SiteLanguages {
  languages: readonly string[]
  siteLanguage: string
}

/**
 * The languages with a field of their own in a form of names. The site's default language has one as soon as its
 * readers get a translation; until then they get the name itself, and its field is that of this language.
 * @param translations stored, or as they were typed: an empty field stays a field
 */
export function translatedLanguages(
  translations: Readonly<Record<string, string>>,
  { languages, siteLanguage }: SiteLanguages,
): string[] {
  const isTranslated = Object.hasOwn(translations, siteLanguage) || Boolean(translations[baseOf(siteLanguage)])
  return languages.filter((langcode) => isTranslated || langcode !== siteLanguage)
}
