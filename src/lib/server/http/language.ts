import type { Site } from '../site/site.ts'

interface Wishes {
  user?: string | null
  query?: string | null
  cookie?: string | undefined
}

/**
 * The language of a response: the user's, else the one in the address, else the visitor's choice, else the site's, else
 * English. A disabled language does not count.
 */
export function requestLanguage(site: Pick<Site, 'languages' | 'general'>, { user, query, cookie }: Wishes): string {
  const wishes = [user, query, cookie, site.general.default_language]
  // Drupal and similar systems call the language of the original text 'origin'; here it is English.
  const known = wishes.map((wish) => (wish === 'origin' ? 'en' : wish)).find((wish) => wish && isOffered(site, wish))
  return known ?? 'en'
}

function isOffered({ languages }: Pick<Site, 'languages'>, wish: string): boolean {
  return languages.some(({ langcode }) => langcode === wish)
}
