import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

/** The encodings of a body. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** `quick` while a client waits, `best` for bytes that are sent many times. */
export type Effort = 'quick' | 'best'

/** Below this size, the extra headers cost more than compression saves. */
export const COMPRESSED_FROM_BYTES = 1024

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const zstd = promisify(zlib.zstdCompress)
const unzstd = promisify(zlib.zstdDecompress)
const {
  BROTLI_DEFAULT_WINDOW,
  BROTLI_MIN_WINDOW_BITS,
  BROTLI_MODE_TEXT,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_MODE,
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_SIZE_HINT,
  ZSTD_c_compressionLevel,
} = zlib.constants

/** With level 3, zstd takes twice the time of level 1 for a page, and saves a twentieth of its bytes. */
const quality = { zstd: { quick: 1, best: 19 }, br: { quick: 4, best: 11 }, gzip: { quick: 5, best: 9 } } as const

/** Up to this size, zstd is done before a thread could begin: 35 µs for a page of 25 KB. */
const AT_ONCE_BYTES = 64 * 1024

/** Compresses text, off the main thread unless that takes longer. */
export function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'zstd': {
      const options = { params: { [ZSTD_c_compressionLevel]: quality.zstd[effort] }, pledgedSrcSize: bytes.length }
      if (effort === 'quick' && bytes.length <= AT_ONCE_BYTES) {
        return Promise.resolve(zlib.zstdCompressSync(bytes, options))
      }
      return fromDesk(bytes, (text) => zstd(text, options))
    }
    case 'br':
      return fromDesk(bytes, (text) =>
        brotli(text, {
          params: {
            [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
            [BROTLI_PARAM_QUALITY]: quality.br[effort],
            [BROTLI_PARAM_SIZE_HINT]: text.length,
            [BROTLI_PARAM_LGWIN]: windowFor(text),
          },
        }),
      )
    case 'gzip':
      return fromDesk(bytes, (text) => gzip(text, { level: quality.gzip[effort] }))
    case 'identity':
      return Promise.resolve(bytes)
  }
}

/** Larger texts are rare and do not use a desk. */
const DESK_BYTES = 256 * 1024
/** The number of texts that are compressed at once, one for each thread. More would only use memory. */
const DESKS = 4
const free: Buffer[] = []
const waiting: ((desk: Buffer) => void)[] = []
let desks = 0

/**
 * Lends `text` a buffer that is used again and again. Each compressor keeps its input until the next full garbage
 * collection, long after it is done. With separate buffers, pages took tens of megabytes within a second.
 */
async function fromDesk<T>(text: Buffer, use: (text: Buffer) => Promise<T>): Promise<T> {
  if (text.length > DESK_BYTES) return use(text)
  const desk = await freeDesk()
  try {
    text.copy(desk)
    return await use(desk.subarray(0, text.length))
  } finally {
    const next = waiting.shift()
    if (next) next(desk)
    else free.push(desk)
  }
}

function freeDesk(): Buffer | Promise<Buffer> {
  const desk = free.pop()
  if (desk) return desk
  if (desks === DESKS) return new Promise((resolve) => waiting.push(resolve))
  desks += 1
  return Buffer.allocUnsafeSlow(DESK_BYTES)
}

/** Brotli's window for a text: 2 to this power. It is no larger than the text needs, and 4 MiB at most. */
function windowFor({ length }: Buffer): number {
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))))
}

/** Returns the text that was given to `compress`. */
export function expand(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'zstd':
      return unzstd(bytes)
    case 'br':
      return unbrotli(bytes)
    case 'gzip':
      return gunzip(bytes)
    case 'identity':
      return Promise.resolve(bytes)
  }
}

/** Whether compression saves anything for this type (pictures and fonts are already compressed). */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^image\/svg|[/+](?:json|xml|javascript)\b/.test(contentType)
}

/** The encodings that a client accepts best. */
interface Accepted {
  /** For bytes that are kept and sent many times: brotli is the smallest. */
  kept: Encoding
  /** For bytes that are sent once: zstd needs a fifth of brotli's time, for a twelfth more bytes. */
  once: Encoding
}

// Browsers send only a few different headers, so the result is nearly always known already.
const known = new Map<string, Accepted>()
const KNOWN_HEADERS = 100
const LONGEST_KNOWN = 100

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3) for bytes that are kept. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return acceptedIn(header).kept
}

/** The same for bytes that are sent once. */
export function acceptedOnce(header: string | undefined): Encoding {
  return acceptedIn(header).once
}

const nothingAccepted: Accepted = { kept: 'identity', once: 'identity' }

function acceptedIn(header: string | undefined): Accepted {
  if (header === undefined) return nothingAccepted
  const remembered = known.get(header)
  if (remembered) return remembered
  const accepted = choose(header)
  if (header.length <= LONGEST_KNOWN && known.size < KNOWN_HEADERS) known.set(header, accepted)
  return accepted
}

function choose(header: string): Accepted {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const others = weights.get('*') ?? 0
  const zstd = weights.get('zstd') ?? 0
  const br = weights.get('br') ?? others
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others
  const kept = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  return { kept, once: zstd > 0 && zstd >= br && zstd >= gzip ? 'zstd' : kept }
}
