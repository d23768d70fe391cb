import { sourceLanguage } from '#shared/i18n/languages.ts'
import type { Site, SiteLanguage } from '../site.ts'

/** The part of a site that decides on languages. */
export interface OfferedLanguages {
  languages: readonly Pick<SiteLanguage, 'langcode'>[]
  general: Pick<Site['general'], 'default_language'>
}

/**
 * The first of the wished languages that the site has, else the site's own, else English. A language that is turned off
 * does not count.
 */
export function offeredLanguage(
  { languages, general }: OfferedLanguages,
  ...wishes: readonly (string | null | undefined)[]
): string {
  // Drupal and similar systems call the language of the original text 'origin'; here it is English.
  const codes = [...wishes, general.default_language].map((wish) => (wish === 'origin' ? sourceLanguage : wish))
  const known = codes.find((wish) => wish && languages.some(({ langcode }) => langcode === wish))
  return known ?? sourceLanguage
}
