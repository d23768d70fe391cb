import { apiBase } from '#shared/paths.ts'

/** Kinds of paths, by which requests are counted, limited and refused. */
export type RouteClass = 'page' | 'api' | 'asset' | 'file' | 'state'

/**
 * `page`: looks different by language and by whether the disclaimer was agreed to, and is kept for visitors.
 * `file`: the same for everyone, signed in or not.
 */
type Kept = 'page' | 'file'

const keptPages = [/^\/$/, /^\/training\/[1-9]\d{0,14}$/, /^\/storefront\/(?!search$)[^/]+$/]
const keptFiles = ['/sitemap.xml', '/robots.txt', '/site.webmanifest']
const keptFolders = ['/theme/', '/media/covers/']

/**
 * Which paths the page cache keeps. Their only known query parameter is `language`; search results are not among
 * them, because anyone can make up words to search for.
 */
export function keptAs(path: string): Kept | undefined {
  if (keptPages.some((pattern) => pattern.test(path))) return 'page'
  if (keptFiles.includes(path) || keptFolders.some((folder) => path.startsWith(folder))) return 'file'
  return undefined
}

/** What Astro answers is the contract's, a page's, or a file's that is made on demand. */
export function routeClass(path: string): 'api' | 'file' | 'page' {
  if (isApi(path)) return 'api'
  return keptAs(path) === 'file' || path.startsWith('/media/') ? 'file' : 'page'
}

/** Whether refusals under this path have the contract's form. */
export function isApi(path: string): boolean {
  return path === apiBase || path.startsWith(`${apiBase}/`)
}
