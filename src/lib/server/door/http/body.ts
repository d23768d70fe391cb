import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from '../../http/body.ts'
import { bodyMeter } from './bodyMeter.ts'
import { closeSlowly, LINGER_BYTES, LINGER_MS } from './lingering.ts'
import { streamedBytes } from './streamedBody.ts'

export const noBody = Buffer.alloc(0)

/** The client disconnected before the end, so no response is possible. */
export class BrokenOff extends Error {}

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

/**
 * Reads and drops the rest of a refused body for a moment. If the connection closed at once, the client's system would
 * drop the response too.
 */
export function discardRest(req: IncomingMessage): void {
  if (!hasMore(req)) return
  const { socket } = req
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => closeSlowly(socket)
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
