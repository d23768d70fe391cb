import { memoOfFrozen } from '#shared/memo.ts'
import { type AnswerBody, bytesIn } from '../../http/answerBody.ts'
import type { AnswerHeaders } from '../../http/textResponse.ts'
import { callHeadOf, hasCallHeaders, isCallHead } from './callHead.ts'
import { COMPRESSED_FROM_BYTES, compress, type Effort, type Encoding, isCompressible } from './encodings.ts'
import { etagOf } from '../../http/etag.ts'
import type { KeptMessage } from './keptMessage.ts'
import type { Rendered } from '../renderer.ts'
import { fileSecurity, pageSecurity } from './securityHeaders.ts'
import { varyLines } from './varyLines.ts'

/** A rendered response with all its headers except those of one encoding. */
export interface Finished {
  status: number
  head: readonly string[]
  /** Headers of a 304 response. */
  unchangedHead: readonly string[]
  body: AnswerBody
  /** `undefined` if the response must not be stored. */
  etag: string | undefined
  compressible: boolean
  /** The response sets a cookie, so it is for one user only. */
  setsCookie: boolean
}

/** Headers that the door writes itself, or that no client needs. */
const ownHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-powered-by',
])

/**
 * Adds the headers to a rendered response. A response without cache headers is not stored at all (`isPersonal`), or is
 * stored only by the user's browser, which checks each time whether it is still valid. Language and agreement are in
 * cookies, so a shared cache could not distinguish the pages of two visitors.
 */
export function finish(
  rendered: Rendered,
  { secure, isPersonal }: { secure: boolean; isPersonal: () => boolean },
): Finished {
  const { status, headers, body, inlineHashes } = rendered
  const parts = headPartsOf(headers)
  const { type, isPage, isShared } = parts
  const caching = parts.caching ?? (status === 200 && !isPersonal() ? 'private, no-cache' : 'private, no-store')
  const etag = parts.etag ?? (status === 200 && !caching.includes('no-store') ? etagOf(bytesIn(body)) : undefined)
  const compressible = body.length >= COMPRESSED_FROM_BYTES && parts.isCompressible
  const hasLength = rendered.stream === undefined
  if (hasLength && etag === undefined && parts.isOfCall) {
    const head = callHead(parts, { caching, secure, compressible })
    return { status, head, unchangedHead: [], body, etag, compressible, setsCookie: false }
  }
  const policy = { inlineHashes, own: headers.get('content-security-policy'), secure }
  const cookies = headers.getSetCookie()
  const head = [
    ...(type ? ['Content-Type', type] : []),
    'Cache-Control',
    caching,
    ...(etag ? ['ETag', etag] : []),
    ...varyLines(parts.vary, { compressible, isPage }),
    ...(isPage ? pageSecurity(policy) : fileSecurity({ secure, shared: isShared })),
    ...[...headers].filter(([name]) => !ownHeaders.has(name)).flatMap(([name, value]) => [titled(name), value]),
    ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
  ]
  return {
    status,
    head,
    unchangedHead: etag ? unchangedHead(head) : [],
    body,
    etag,
    compressible,
    setsCookie: cookies.length > 0,
  }
}

/** The parts of a head that come from the headers of an answer. */
interface HeadParts {
  type: string | undefined
  isPage: boolean
  isCompressible: boolean
  /** Programs of other sites may show it. */
  isShared: boolean
  caching: string | null
  etag: string | null
  vary: string
  /** It has no other headers than most calls. */
  isOfCall: boolean
  /** The heads of calls that were made of these parts, by what else they depend on. */
  heads: (readonly string[] | undefined)[]
}

/** Most calls share their headers, which are read once. */
const headPartsOf = memoOfFrozen((headers: AnswerHeaders): HeadParts => {
  const type = withCharset(headers.get('content-type'))
  const isPage = type?.startsWith('text/html') ?? false
  const isShared = headers.get('cross-origin-resource-policy') === 'cross-origin'
  return {
    type,
    isPage,
    isCompressible: type !== undefined && isCompressible(type),
    isShared,
    caching: headers.get('cache-control'),
    etag: headers.get('etag'),
    vary: headers.get('vary') ?? '',
    isOfCall: !isPage && !isShared && hasCallHeaders(headers),
    heads: [],
  }
})

function callHead(
  { type = '', caching: given, vary, heads }: HeadParts,
  { caching, secure, compressible }: { caching: string; secure: boolean; compressible: boolean },
): readonly string[] {
  const make = () => callHeadOf(type, caching, vary, secure, compressible)
  if (given === null) return make()
  const at = (secure ? 1 : 0) + (compressible ? 2 : 0)
  heads[at] ??= make()
  return heads[at]
}

/** A finished response in one encoding, as it is sent. */
export interface Packed<Body extends AnswerBody = Buffer> {
  readonly encoding: Encoding
  readonly body: Body
  /** The same bytes, if they are short and are sent many times with this head. */
  readonly message?: KeptMessage | undefined
  readonly head: readonly string[]
  /** The headers do not have the length yet. */
  readonly lacksLength?: boolean
  /** Whether it has the best compression, not only a quick one. */
  readonly best: boolean
  /** The number of times it was sent. */
  sent: number
}

/** Compresses a response, if that saves anything. */
export function pack<Body extends AnswerBody>(
  finished: Omit<Finished, 'setsCookie' | 'body'> & { body: Body },
  wanted: Encoding,
  effort: Effort,
): Packed<Body> | Promise<Packed> {
  const { status, head, body, compressible } = finished
  const encoding = compressible ? wanted : 'identity'
  if (encoding === 'identity') {
    const isEmpty = status === 204 || status === 304
    const lacksLength = !isEmpty && isCallHead(head)
    const whole = isEmpty || lacksLength ? head : [...head, ...formHead(encoding, body.length)]
    return { encoding, body, head: whole, lacksLength, best: true, sent: 0 }
  }
  return compress(bytesIn(body), encoding, effort).then((packed) => {
    const whole = [...head, ...formHead(encoding, packed.length)]
    return { encoding, body: packed, head: whole, best: effort === 'best', sent: 0 }
  })
}

/** The headers that differ between the encodings of one response. */
export function formHead(encoding: Encoding, length: number): string[] {
  const size = ['Content-Length', String(length)]
  return encoding === 'identity' ? size : ['Content-Encoding', encoding, ...size]
}

/** The headers that a 304 repeats (RFC 9110, 15.4.5), from the flat list of the full response. */
export function unchangedHead(head: readonly string[]): string[] {
  const repeated = ['Cache-Control', 'ETag', 'Vary']
  return repeated.flatMap((name) => {
    const at = head.indexOf(name)
    return at < 0 ? [] : head.slice(at, at + 2)
  })
}

/** Astro does not add the charset, and a browser would guess it. */
function withCharset(type: string | null): string | undefined {
  if (type === null) return undefined
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type
}

function titled(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase())
}
