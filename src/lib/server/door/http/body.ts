import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from '../../http/body.ts'

export const noBody = Buffer.alloc(0)

/** Whoever asked went away before the end: there is nobody to answer. */
export class BrokenOff extends Error {}

/** How long, and how much, a refused body is still listened to, so that its sender gets to read the refusal. */
const LINGER_MS = 1000
const LINGER_BYTES = 16 * BODY_BYTES

/** Whether part of a body has still to come. */
export function hasMore(req: IncomingMessage): boolean {
  const announced = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  return announced && !req.complete
}

/** Whether the one expectation that HTTP knows is stated: to hear that a body is welcome (RFC 9110, 10.1.1). */
export function expectsContinue({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.expect?.toLowerCase() === '100-continue'
}

/** Whether the request says itself that its body is too large: then nothing of it need be read. */
export function saysTooLarge(req: IncomingMessage): boolean {
  return Number(req.headers['content-length'] ?? 0) > BODY_BYTES
}

/**
 * Reads a body of at most `BODY_BYTES`.
 * @returns `undefined` as soon as it turns out larger
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
    // It may have happened while the database was asked: then no event tells of it any more.
    if (req.destroyed) brokenOff()
    req.on('data', take).on('end', end).on('close', brokenOff)
  })
}

/**
 * Lets the rest of a refused body come in unread for a moment. Closing at once would make the sender's system
 * throw the answer away with the connection.
 */
export function discardRest(req: IncomingMessage): void {
  if (!hasMore(req)) return
  let size = 0
  const timer = setTimeout(() => req.destroy(), LINGER_MS)
  req.on('error', () => {})
  req.on('close', () => clearTimeout(timer))
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LINGER_BYTES) req.destroy()
  })
}
