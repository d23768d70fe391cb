import { hash } from 'node:crypto'
import { filmHosts } from '#shared/sections/videos.ts'

type Directives = Map<string, Set<string>>

const pageDirectives: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': filmHosts.map((host) => `https://${host}`),
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
}

/** For what is no page: nothing in it may load or run. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

export interface PolicyParts {
  /** Behind TLS. */
  secure: boolean
  /** The hashes (`sha256-…`) of every inline script and style that the build ever writes into a page. */
  inlineHashes?: ReadonlySet<string>
  /** What the page asks for beyond the rest, such as a nonce, as a policy of its own. */
  own?: string | null
}

/**
 * A page's Content-Security-Policy. Of the inline scripts and styles of the build it names those that stand in the
 * page. A script that somebody smuggled into a text is none of the build's and does not run.
 */
export function pagePolicy(page: Buffer, { secure, inlineHashes = new Set(), own = null }: PolicyParts): string {
  const directives: Directives = new Map(Object.entries(pageDirectives).map(([name, from]) => [name, new Set(from)]))
  // A character a byte: half the memory, and found and hashed all the same.
  const html = page.toString('latin1')
  for (const element of ['script', 'style'] as const) {
    const sources = directives.get(`${element}-src`)
    for (const hash of hashes(html, element)) if (inlineHashes.has(hash)) sources?.add(`'${hash}'`)
  }
  for (const [name, sources] of readPolicy(own)) {
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]))
  }
  const listed = [...directives].map(([name, sources]) => [name, ...sources].join(' '))
  if (secure) listed.push('upgrade-insecure-requests')
  return listed.join('; ')
}

function readPolicy(policy: string | null): [string, string[]][] {
  return (policy ?? '').split(';').flatMap((directive): [string, string[]][] => {
    const [name, ...sources] = directive.trim().split(/\s+/)
    return name ? [[name, sources]] : []
  })
}

const elements = {
  script: /<script\b([^>]*)>(.*?)<\/script\s*>/gis,
  style: /<style\b([^>]*)>(.*?)<\/style\s*>/gis,
}

/** @param html bytes as text: what is hashed are the bytes */
function hashes(html: string, element: keyof typeof elements): string[] {
  return [...html.matchAll(elements[element])]
    .filter(([, attributes = '', content]) => content && !/\bsrc=|\btype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , content = '']) => `sha256-${hash('sha256', Buffer.from(content, 'latin1'), 'base64')}`)
}
