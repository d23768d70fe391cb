import { apiBase, scimBase } from '#shared/paths.ts'

/** Kinds of paths. Requests are counted, limited and refused by kind. */
export type RouteClass = 'page' | 'api' | 'asset' | 'file' | 'state'

/**
 * `page`: depends on the language and on the agreement to the disclaimer, and is cached for visitors. `file`: the same
 * for every user, signed in or not. `named`: a file whose address names its content. A client can invent such
 * addresses, so the file is cached only if the response confirms the name (`immutable`).
 */
export type KeptKind = 'page' | 'file' | 'named'

const section = /^\/storefront\/(?!search$)[^/]+$/
const pages = [/^\/$/, /^\/training\/[1-9]\d{0,14}$/, section]
const files = [
  /^\/sitemap\.xml$/,
  /^\/sitemap\/[1-9]\d{0,2}\.xml$/,
  /^\/robots\.txt$/,
  /^\/site\.webmanifest$/,
  /^\/favicon\.ico$/,
  /^\/apple-touch-icon\.png$/,
]
const keptCalls: ReadonlyMap<string, KeptKind> = new Map([
  [`${apiBase}/docs`, 'page'],
  [`${apiBase}/openapi.json`, 'file'],
])
const namedFolders = ['/theme/', '/media/cover/', '/media/link/']

/**
 * The kind of cached path, if the page cache keeps this path. Known query parameters are `language` and, for a section,
 * `page`. Search results are not cached, because a client can search for any words.
 */
export function keptAs(path: string): KeptKind | undefined {
  if (path.startsWith(`${apiBase}/`)) return keptCalls.get(path)
  if (pages.some((pattern) => pattern.test(path))) return 'page'
  if (files.some((pattern) => pattern.test(path))) return 'file'
  return namedFolders.some((folder) => path.startsWith(folder)) ? 'named' : undefined
}

/** Whether the address may select one of several pages (`?page=1` is the second). */
export function isPaged(path: string): boolean {
  return section.test(path)
}

/** The class of a path that Astro handles: the API, a page, or a file that is created on demand. */
export function routeClass(path: string): 'api' | 'file' | 'page' {
  if (isApi(path)) return 'api'
  const kind = keptAs(path)
  return kind === 'file' || kind === 'named' || path.startsWith('/media/') ? 'file' : 'page'
}

/** Whether programs call this path: refusals of the door use the API error format. */
export function isApi(path: string): boolean {
  return isIn(path, apiBase) || isIn(path, scimBase)
}

/** Without a new text: each request asks several times. */
function isIn(path: string, base: string): boolean {
  return path.startsWith(base) && (path.length === base.length || path[base.length] === '/')
}
