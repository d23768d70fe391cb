import { type OfferedLanguages, offeredLanguage } from '../site/languages/offeredLanguage.ts'

interface Wishes {
  user?: string | null
  query?: string | null | undefined
  cookie?: string | undefined
}

/** The language of a response: the user's, else the one in the address, else the visitor's choice, else the site's. */
export function requestLanguage(site: OfferedLanguages, { user, query, cookie }: Wishes): string {
  return offeredLanguage(site, user, query, cookie)
}
