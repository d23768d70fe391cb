import { sitePath } from '#shared/paths.ts'

/** The page's own path and query, without what it only says once. */
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

/** Where the results of a search lead back: to this page, or where the search on this page already leads back. */
export function searchBackUrl(url: URL): string {
  if (url.pathname !== '/search') return currentPath(url)
  return sitePath(url.searchParams.get('search_back_url'), '/')
}
