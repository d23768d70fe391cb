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
  const wish = wishes.find((code) => offers(languages, code)) ?? general.default_language
  return offers(languages, wish) ? ownCode(wish) : sourceLanguage
}

function offers(languages: OfferedLanguages['languages'], wish: string | null | undefined): boolean {
  if (!wish) return false
  const code = ownCode(wish)
  return languages.some(({ langcode }) => langcode === code)
}

/** Drupal and similar systems call the language of the original text 'origin'; here it is English. */
function ownCode(wish: string): string {
  return wish === 'origin' ? sourceLanguage : wish
}
