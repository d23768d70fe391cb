import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate, type ZlibOptions } from 'node:zlib'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { ContentKind } from './contentKind.ts'
import { fontInThread } from './fontInThread.ts'

/** A font that is larger than this after decompression is refused before it is decompressed. */
const UNPACKED_BYTES = 32 * 2 ** 20

/**
 * Returns a font that can be read, written again as WOFF2: its tables have a possible size, and its letters have widths.
 * @throws Refusal 400
 */
export async function checkFont(path: string, kind: ContentKind): Promise<Buffer> {
  const bytes = await readFile(path)
  try {
    if (unpackedBytes(bytes, kind) > UNPACKED_BYTES) throw new RangeError('The font is too large.')
    if (kind === 'woff') await unpackTables(bytes)
    return Buffer.from((await fontInThread({ bytes, encode: true })).content)
  } catch {
    throw invalid([{ message: msg('This font cannot be read. It may be damaged.'), path: 'file', code: 'damaged' }])
  }
}

/** The size of all tables, as the directory states it. */
function unpackedBytes(bytes: Buffer, kind: ContentKind): number {
  const tables = bytes.readUInt16BE(kind === 'woff' || kind === 'woff2' ? 12 : 4)
  if (kind === 'woff2') return woff2Bytes(bytes, tables)
  if (kind !== 'woff') return bytes.length
  return woffTables(bytes).reduce((sum, { original }) => sum + original, 0)
}

/** The directory of WOFF: an entry has 20 bytes, a tag and four numbers. */
function woffTables(bytes: Buffer): { offset: number; packed: number; original: number }[] {
  return Array.from({ length: bytes.readUInt16BE(12) }, (_, place) => {
    const at = 44 + place * 20
    return {
      offset: bytes.readUInt32BE(at + 4),
      packed: bytes.readUInt32BE(at + 8),
      original: bytes.readUInt32BE(at + 12),
    }
  })
}

/**
 * Refuses a WOFF whose tables unpack to more than their directory states: the library that reads it has no bound. That
 * of WOFF2 has one.
 */
async function unpackTables(bytes: Buffer): Promise<void> {
  for (const { offset, packed, original } of woffTables(bytes)) {
    if (packed > original) throw new RangeError('A table is larger when it is packed.')
    if (packed < original) await unpack(bytes.subarray(offset, offset + packed), { maxOutputLength: original })
  }
}

const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflate)

/** The directory of WOFF2 (W3C, WOFF File Format 2.0, 4.1): flags, an optional tag, one or two lengths. */
function woff2Bytes(bytes: Buffer, tables: number): number {
  let at = 48
  let total = 0
  const number = () => {
    let value = 0
    for (let byte = 0x80; byte & 0x80;) {
      byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  for (let i = 0; i < tables; i++) {
    const flags = bytes.readUInt8(at++)
    const tag = flags & 0x3f
    if (tag === 0x3f) at += 4
    total += number()
    // Only `glyf` and `loca` (10 and 11) are transformed in version 0; others if they have another version.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isTransformed) total += number()
  }
  return total
}
