import type { Socket } from 'node:net'
import { BODY_BYTES } from '../../http/body.ts'

/** How long, and how much, of a refused request is still read, so that the client can read the refusal. */
export const LINGER_MS = 1000
export const LINGER_BYTES = 16 * BODY_BYTES

/**
 * Closes a connection after its last answer. For a moment, it still reads and drops bytes: a connection that is closed
 * with unread bytes is reset, and the client's system drops the answer (RFC 9112, 9.6).
 */
export function closeSlowly(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
  socket.end()
}
