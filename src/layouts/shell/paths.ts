import { sitePath } from '#shared/paths.ts'

/** The page's path and query, without the notice, which is shown only once. */
export function currentPath(url: URL): string {
  const own = new URLSearchParams(url.search)
  own.delete('notice')
  const query = own.toString()
  return url.pathname + (query && `?${query}`)
}

/** The same page in another language. */
export function pathInLanguage(url: URL, language: string): string {
  const own = new URL(currentPath(url), url)
  own.searchParams.set('language', language)
  return own.pathname + own.search
}

/** The page to which search results link back: this page, or on the results page the page before the first search. */
export function searchBackUrl(url: URL): string {
  if (url.pathname !== '/search') return currentPath(url)
  return sitePath(url.searchParams.get('search_back_url'), '/')
}
