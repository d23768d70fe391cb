import { setImmediate as nextTurn } from 'node:timers/promises'

/** The parser takes a whole piece before anything else runs: this many bytes of the shortest rows take milliseconds. */
const PIECE_BYTES = 16 * 1024

/** Returns the bytes of a text in pieces; other requests have their turn between them. */
export async function* bytesInPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    if (from > 0) await nextTurn()
    yield bytes.subarray(from, from + PIECE_BYTES)
  }
}
