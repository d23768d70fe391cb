import { readFile } from 'node:fs/promises'
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
  // An entry has 20 bytes; the original length is the fourth number.
  return Array.from({ length: tables }, (_, i) => bytes.readUInt32BE(44 + i * 20 + 12)).reduce((a, b) => a + b, 0)
}

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
