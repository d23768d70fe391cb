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

/** For responses that are not pages: nothing in them may load or run. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The hashes (`sha256-…`) of all inline scripts and styles that the build can write into a page. */
export interface InlineHashes {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

/** For responses without an inline script or style. */
export const nothingInline: InlineHashes = { script: [], style: [] }

export interface PolicyParts {
  /** Behind TLS. */
  secure: boolean
  inlineHashes?: InlineHashes
  /** The page's additional policy, for example with a nonce. It is sent as a separate policy. */
  own?: string | null
}

/**
 * A page's Content-Security-Policy. It allows the inline scripts and styles of the build and never reads the page. Text
 * in a page can come from strangers, and must not affect the policy or the time it takes to write it.
 */
export function pagePolicy({ secure, inlineHashes = nothingInline, own = null }: PolicyParts): string {
  if (own !== null) return writePolicy({ secure, inlineHashes, own })
  const known = secure ? behindTls : plain
  const policy = known.get(inlineHashes) ?? writePolicy({ secure, inlineHashes, own })
  known.set(inlineHashes, policy)
  return policy
}

/** The policies of pages without their own, which are nearly all pages: each is written once. */
const behindTls = new WeakMap<InlineHashes, string>()
const plain = new WeakMap<InlineHashes, string>()

function writePolicy({ secure, inlineHashes, own }: Required<PolicyParts>): string {
  const directives: Directives = new Map(Object.entries(pageDirectives).map(([name, from]) => [name, new Set(from)]))
  for (const element of ['script', 'style'] as const) {
    for (const hash of inlineHashes[element]) directives.get(`${element}-src`)?.add(`'${hash}'`)
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
