import { isUtf8 } from 'node:buffer'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refusal } from '#shared/refusal.ts'

const NEWLINE = 10

/**
 * Passes on the bytes of a UTF-8 file in whole characters, and holds only the current piece in memory.
 * @throws Refusal 400 with the first byte and line that is not UTF-8, or if the file has more than `maxBytes`
 */
export async function* readUtf8(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let passed = 0
  let lines = 1
  for await (const chunk of source) {
    const piece = Buffer.concat([rest, chunk])
    if (passed === 0) refuseOtherEncodings(piece)
    if (passed + piece.length > maxBytes) throw tooLarge(maxBytes)
    const end = piece.length - unfinishedBytes(piece)
    const whole = piece.subarray(0, end)
    if (!isUtf8(whole)) throw notUtf8(whole, passed, lines)
    rest = piece.subarray(end)
    passed += whole.length
    lines += countLines(whole)
    if (whole.length > 0) yield whole
  }
  if (rest.length > 0) throw notUtf8(rest, passed, lines)
}

/** Returns the number of bytes at the end that belong to a character completed by the next piece. */
function unfinishedBytes(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back]!
    if ((byte & 0b1100_0000) !== 0b1000_0000) return lengthOf(byte) > back ? back : 0
  }
  return 0
}

/** Returns the length of the character that begins with this byte (RFC 3629). */
function lengthOf(byte: number): number {
  if (byte >= 0xf0 && byte <= 0xf4) return 4
  if (byte >= 0xe0) return byte <= 0xef ? 3 : 1
  return byte >= 0xc2 ? 2 : 1
}

function refuseOtherEncodings(start: Buffer): void {
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (isUtf16 || start.subarray(0, 4096).includes(0)) {
    throw refused(msg('The file is UTF-16 or no text at all. Save it as “CSV UTF-8” and try again.'), {}, 'encoding')
  }
}

function notUtf8(piece: Buffer, passed: number, lines: number): Refusal {
  const at = firstBadByte(piece)
  return refused(
    msg(
      'The file is not UTF-8: byte {{byte}}, on line {{line}}, cannot be read. It may be Latin-1 or Windows-1252. Save it as “CSV UTF-8” and try again.',
    ),
    { byte: passed + at + 1, line: lines + countLines(piece.subarray(0, at)) },
    'encoding',
  )
}

function firstBadByte(piece: Buffer): number {
  let at = 0
  while (at < piece.length) {
    const next = at + lengthOf(piece[at]!)
    if (next > piece.length || !isUtf8(piece.subarray(at, next))) return at
    at = next
  }
  return at
}

function countLines(piece: Buffer): number {
  let count = 0
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) count++
  return count
}

function tooLarge(maxBytes: number): Refusal {
  return refused(
    msg('The file is larger than {{limit}} MB. Split it into several and import them one after the other.'),
    { limit: Math.floor(maxBytes / 1_000_000) },
    'too_large',
  )
}

/** Returns the refusal of a file as a whole. */
export function refused(message: string, values: Record<string, string | number>, code: string): Refusal {
  return invalid([{ message, values, path: 'file', code }])
}
