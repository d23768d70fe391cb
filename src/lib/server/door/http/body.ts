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

/**
 * Reads a body of at most `BODY_BYTES`.
 * @returns `undefined` as soon as the body is larger
 * @throws BrokenOff
 */
export async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const brokenOff = () => reject(new BrokenOff())
    const stop = () => req.off('data', take).off('end', end).off('close', brokenOff)
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_BYTES) return void chunks.push(chunk)
      stop()
      resolve(undefined)
    }
    const end = () => {
      stop()
      resolve(Buffer.concat(chunks))
    }
    // The client may have disconnected during a database query. Then no further event reports it.
    if (req.destroyed) brokenOff()
    req.on('data', take).on('end', end).on('close', brokenOff)
  })
}

/**
 * Reads and drops the rest of a refused body for a moment. If the connection closed at once, the client's system would
 * drop the response too.
 */
export function discardRest(req: IncomingMessage): void {
  if (!hasMore(req)) return
  let size = 0
  const timer = setTimeout(() => req.destroy(), LINGER_MS)
  req.on('error', () => {})
  req.on('close', () => clearTimeout(timer))
  // A listener alone does not start a stream that was paused.
  req.resume()
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LINGER_BYTES) req.destroy()
  })
}
