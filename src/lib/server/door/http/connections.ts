import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What clients may make one process hold. */
export interface HeldLimits {
  connections: number
  /** Unanswered requests of one connection. Browsers send the next request after an answer; some programs do not wait. */
  unanswered: number
  /** Bytes of answers that clients have not read. */
  unreadBytes: number
}

export const heldLimits: HeldLimits = { connections: 4096, unanswered: 8, unreadBytes: 64 * 2 ** 20 }

const SWEEP_MS = 1000

/** A connection closes at most 8 requests' work and has a few listeners of Node's own. */
const LISTENERS = 32

export interface Connections {
  opened(socket: Socket): void
  /** Whether the request is to be answered; a connection with too many unanswered requests is closed. */
  takes(req: IncomingMessage, res: ServerResponse): boolean
  close(): void
}

/**
 * Limits what clients hold. Where a limit is reached, the connections go first that have asked for nothing for the
 * longest time, so that a newcomer is answered while others sit on theirs.
 */
export function createConnections(limits: HeldLimits = heldLimits): Connections {
  // The order of the Map: first the connection that asked longest ago.
  const open = new Map<Socket, Set<ServerResponse>>()
  const timer = setInterval(dropUnread, SWEEP_MS).unref()

  function drop(socket: Socket): void {
    open.delete(socket)
    socket.destroy()
  }

  function dropUnread(): void {
    let bytes = 0
    for (const answers of open.values()) bytes += unreadOf(answers)
    for (const [socket, answers] of open) {
      if (bytes <= limits.unreadBytes) return
      const unread = unreadOf(answers)
      if (unread === 0) continue
      bytes -= unread
      drop(socket)
    }
  }

  return {
    opened(socket) {
      socket.setMaxListeners(LISTENERS)
      open.set(socket, new Set())
      socket.once('close', () => open.delete(socket))
      const [oldest] = open.keys()
      if (oldest && open.size > limits.connections) drop(oldest)
    },
    takes({ socket }, res) {
      const answers = open.get(socket)
      // Of a connection that was closed, the rest of the last packet still comes.
      if (!answers) return false
      if (answers.size >= limits.unanswered) {
        drop(socket)
        return false
      }
      answers.add(res)
      open.delete(socket)
      open.set(socket, answers)
      res.once('close', () => answers.delete(res))
      return true
    },
    close: () => clearInterval(timer),
  }
}

function unreadOf(answers: ReadonlySet<ServerResponse>): number {
  let bytes = 0
  for (const answer of answers) bytes += answer.writableLength
  return bytes
}
