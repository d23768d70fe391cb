import { apiBase } from '#shared/paths.ts'

/** Kinds of paths, by which requests are counted, limited and refused. */
export type RouteClass = 'page' | 'api' | 'asset' | 'file' | 'state'

/**
 * `page`: looks different by language and by whether the disclaimer was agreed to, and is kept for visitors.
 * `file`: the same for everyone, signed in or not. `named`: a file whose address names its content; anyone can make
 * up such addresses, so it is kept only if the answer says that it is the one of that name (`immutable`).
 */
export type KeptKind = 'page' | 'file' | 'named'

const section = /^\/storefront\/(?!search$)[^/]+$/
const pages = [/^\/$/, /^\/training\/[1-9]\d{0,14}$/, /^\/api\/v2\/docs$/, section]
const files = [
  /^\/sitemap\.xml$/,
  /^\/sitemap\/[1-9]\d{0,2}\.xml$/,
  /^\/robots\.txt$/,
  /^\/api\/v2\/openapi\.json$/,
  /^\/site\.webmanifest$/,
]
const namedFolders = ['/theme/', '/media/cover/']

/**
 * Which paths the page cache keeps. Their known query parameters are `language` and, of a section, `page`; search results are not among
 * them, because anyone can make up words to search for.
 */
export function keptAs(path: string): KeptKind | undefined {
  if (pages.some((pattern) => pattern.test(path))) return 'page'
  if (files.some((pattern) => pattern.test(path))) return 'file'
  return namedFolders.some((folder) => path.startsWith(folder)) ? 'named' : undefined
}

/** Whether the address of this page may name one of several pages (`?page=1` is the second). */
export function isPaged(path: string): boolean {
  return section.test(path)
}

/** What Astro answers is the contract's, a page's, or a file's that is made on demand. */
export function routeClass(path: string): 'api' | 'file' | 'page' {
  if (isApi(path)) return 'api'
  const kind = keptAs(path)
  return kind === 'file' || kind === 'named' || path.startsWith('/media/') ? 'file' : 'page'
}

/** Whether refusals under this path have the contract's form. */
export function isApi(path: string): boolean {
  return path === apiBase || path.startsWith(`${apiBase}/`)
}
