/** The target of a request, normalised for the routes, the page cache and the log. */
export interface Target {
  /** Percent-encoding normalised (RFC 3986, 6.2.2), no double slashes, no slash at the end. */
  path: string
  /** As received, without the question mark. */
  query: string
}

/** `unreadable` is the query of an address that is not UTF-8. */
export type ReadTarget = Target | { refused: 400 | 414 } | { redirect: string } | { unreadable: string }

const LONGEST = 8192

/** Matches nearly every real address: nothing encoded, no segment that starts with a dot. */
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/

/**
 * Reads a request's target. Double slashes redirect to the clean path. It refuses targets over 8 KiB (414) and targets
 * that two programs could read in two ways (400): dot segments, encoded slashes and backslashes, control characters,
 * text that is encoded twice. Text that is not UTF-8 is unreadable. No code behind the door sees such a path.
 */
export function readTarget(url: string): ReadTarget {
  if (url.length > LONGEST) return { refused: 414 }
  const asked = url.startsWith('/') ? url : withoutOrigin(url)
  const mark = asked.indexOf('?')
  const rawPath = mark < 0 ? asked : asked.slice(0, mark)
  const query = mark < 0 ? '' : asked.slice(mark + 1)
  // No database column accepts a NUL: PostgreSQL refuses it in the middle of a query.
  if (query.includes('%00')) return { refused: 400 }
  if (plainPath.test(rawPath)) return { path: rawPath, query }
  if (!isClean(rawPath)) return { refused: 400 }
  const decoded = decode(rawPath)
  if (decoded === undefined) return { unreadable: query }
  const path = cleanPath(decoded)
  if (path === undefined) return { refused: 400 }
  if (rawPath.includes('//')) return { redirect: query ? `${path}?${query}` : path }
  return { path, query }
}

/** The path of a target for the log. It leaves out the query and any invalid target, which may hold a secret. */
export function pathOf(target: ReadTarget): string {
  if ('refused' in target || 'unreadable' in target) return ''
  return 'path' in target ? target.path : (target.redirect.split('?', 1)[0] ?? '')
}

/** `GET http://host/path`, the form for requests to a proxy, must be supported too (RFC 9112, 3.2.2). */
function withoutOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (origin === undefined) return ''
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

function isClean(raw: string): boolean {
  return raw.startsWith('/') && !/[^!-~]|[\\#]|%(?:2f|5c)/i.test(raw)
}

function cleanPath(decoded: string): string | undefined {
  // A percent sign that is followed by two hex digits after decoding was encoded twice.
  if (/\p{Cc}|%[0-9a-f]{2}/iu.test(decoded)) return undefined
  const segments = decoded.split('/').filter(Boolean)
  if (segments.includes('.') || segments.includes('..')) return undefined
  return `/${segments.map(encodeSegment).join('/')}`
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Encodes what RFC 3986 (3.3) does not allow in a segment, and nothing else. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
