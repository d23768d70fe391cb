import { COMPRESSED_FROM_BYTES, compress, type Effort, type Encoding, isCompressible } from './encodings.ts'
import { etagOf } from '../../http/etag.ts'
import type { Rendered } from '../renderer.ts'
import { fileSecurity, pageSecurity } from './securityHeaders.ts'

/** A rendered answer with all its headers but those of one encoding. */
export interface Finished {
  status: number
  head: string[]
  /** Headers of "you have it already" (304). */
  unchangedHead: string[]
  body: Buffer
  /** None where the answer is not to be stored. */
  etag: string | undefined
  compressible: boolean
  /** Somebody is given something: such an answer is for one user only. */
  setsCookie: boolean
}

/** Written by the door itself, or of no use to anyone. */
const ownHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-powered-by',
])

/**
 * Gives a rendered answer its headers. What says nothing about caching is stored nowhere (`personal`), or may be
 * stored by the user's browser alone, which asks each time whether it still holds: language and agreement live in
 * cookies, so a shared cache could not tell one visitor's page from another's.
 */
export function finish(rendered: Rendered, { secure, personal }: { secure: boolean; personal: boolean }): Finished {
  const { status, headers, body, inlineHashes } = rendered
  const type = withCharset(headers.get('content-type'))
  const isPage = type?.startsWith('text/html') ?? false
  const policy = { inlineHashes, own: headers.get('content-security-policy'), secure }
  const caching =
    headers.get('cache-control') ?? (status === 200 && !personal ? 'private, no-cache' : 'private, no-store')
  const etag = headers.get('etag') ?? (status === 200 && !caching.includes('no-store') ? etagOf(body) : undefined)
  const compressible = body.length >= COMPRESSED_FROM_BYTES && type !== undefined && isCompressible(type)
  const cookies = headers.getSetCookie()
  const head = [
    ...(type ? ['Content-Type', type] : []),
    'Cache-Control',
    caching,
    ...(etag ? ['ETag', etag] : []),
    ...vary(headers.get('vary'), { compressible, isPage }),
    ...(isPage ? pageSecurity(policy) : fileSecurity({ secure })),
    ...[...headers].filter(([name]) => !ownHeaders.has(name)).flatMap(([name, value]) => [titled(name), value]),
    ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
  ]
  return { status, head, unchangedHead: unchangedHead(head), body, etag, compressible, setsCookie: cookies.length > 0 }
}

/** A finished answer in one encoding, as it goes over the wire. */
export interface Packed {
  readonly encoding: Encoding
  readonly bytes: Buffer
  readonly head: readonly string[]
  /** Compressed as well as can be, not only quickly. */
  readonly best: boolean
  /** How often it was sent. */
  sent: number
}

/** Compresses an answer, if that saves anything. */
export async function pack(finished: Omit<Finished, 'setsCookie'>, wanted: Encoding, effort: Effort): Promise<Packed> {
  const { status, head, body, compressible } = finished
  const encoding = compressible ? wanted : 'identity'
  const bytes = await compress(body, encoding, effort)
  const length = status === 204 || status === 304 ? [] : formHead(encoding, bytes.length)
  return { encoding, bytes, head: [...head, ...length], best: encoding === 'identity' || effort === 'best', sent: 0 }
}

/** The headers that differ between the forms of one answer. */
export function formHead(encoding: Encoding, length: number): string[] {
  const size = ['Content-Length', String(length)]
  return encoding === 'identity' ? size : ['Content-Encoding', encoding, ...size]
}

/** What a 304 repeats of the headers (RFC 9110, 15.4.5), from the flat list of the whole answer. */
export function unchangedHead(head: readonly string[]): string[] {
  const repeated = ['Cache-Control', 'ETag', 'Vary']
  return repeated.flatMap((name) => {
    const at = head.indexOf(name)
    return at < 0 ? [] : head.slice(at, at + 2)
  })
}

/** Astro leaves the encoding out, and a browser would guess it. */
function withCharset(type: string | null): string | undefined {
  if (type === null) return undefined
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type
}

function vary(given: string | null, { compressible, isPage }: { compressible: boolean; isPage: boolean }): string[] {
  const named = new Set((given ?? '').split(',').flatMap((name) => name.trim() || []))
  if (compressible) named.add('Accept-Encoding')
  if (isPage) named.add('Cookie')
  return named.size > 0 ? ['Vary', [...named].join(', ')] : []
}

function titled(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase())
}
