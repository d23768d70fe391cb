import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from '../../http/body.ts'
import { streamedBytes } from './streamedBody.ts'

export const noBody = Buffer.alloc(0)

/** The client disconnected before the end, so no response is possible. */
export class BrokenOff extends Error {}

/** How long, and how much, of a refused body is still read, so that the client can read the refusal. */
const LINGER_MS = 1000
const LINGER_BYTES = 16 * BODY_BYTES

/** Whether a part of the body has not arrived yet. */
export function hasMore(req: IncomingMessage): boolean {
  const announced = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  return announced && !req.complete
}

/** Whether the client sent `Expect: 100-continue`, the only expectation in HTTP (RFC 9110, 10.1.1). */
export function expectsContinue({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.expect?.toLowerCase() === '100-continue'
}

/** Whether the headers already show that the body is too large. Then the body is not read. */
export function saysTooLarge(req: IncomingMessage): boolean {
  return Number(req.headers['content-length'] ?? 0) > (streamedBytes(req) ?? BODY_BYTES)
}

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

/**
 * Reads and drops the rest of a refused body for a moment. If the connection closed at once, the client's system would
 * drop the response too.
 */
export function discardRest(req: IncomingMessage): void {
  if (!hasMore(req)) return
  const isTooMuch = bodyMeter(LINGER_BYTES)
  const timer = setTimeout(() => req.destroy(), LINGER_MS)
  req.on('error', () => {})
  req.on('close', () => clearTimeout(timer))
  // A listener alone does not start a stream that was paused.
  req.resume()
  req.on('data', (piece: Buffer) => {
    if (isTooMuch(piece)) req.destroy()
  })
}

/** How long the rest of a streamed body is dropped before its answer is sent. */
const DROP_MS = 5000

/** Reads and drops the rest of a streamed body before its answer, at most as much as `discardRest`. */
export function dropRest(req: IncomingMessage): Promise<void> {
  if (!hasMore(req) || req.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const isTooMuch = bodyMeter(LINGER_BYTES)
    const stop = () => {
      clearTimeout(timer)
      req.off('data', count).off('end', stop).off('close', stop).pause()
      resolve()
    }
    const count = (piece: Buffer) => {
      if (isTooMuch(piece)) stop()
    }
    const timer = setTimeout(stop, DROP_MS)
    req.on('data', count).on('end', stop).on('close', stop).resume()
  })
}
