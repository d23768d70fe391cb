/** Pieces of any size that a body may have. */
const FREE_PIECES = 4096
/** The average size of further pieces: each takes time, and no usual client sends so little at once. */
const PIECE_BYTES = 64

/** Counts a body while it arrives, and returns whether it is larger than `limit` or arrives in too many pieces. */
export function bodyMeter(limit: number): (piece: Uint8Array) => boolean {
  let bytes = 0
  let pieces = 0
  return ({ length }) => {
    bytes += length
    pieces++
    return bytes > limit || pieces > FREE_PIECES + bytes / PIECE_BYTES
  }
}
