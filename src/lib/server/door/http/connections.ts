import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Limits on the resources that clients can hold in one process. */
export interface HeldLimits {
  connections: number
  /**
   * Unanswered requests of one connection. Browsers wait for a response before the next request; some programs do not.
   */
  unanswered: number
  /** Bytes of responses that clients have not read. */
  unreadBytes: number
}

export const heldLimits: HeldLimits = { connections: 4096, unanswered: 8, unreadBytes: 64 * 2 ** 20 }

const SWEEP_MS = 1000

/** A connection closes the work of at most 8 requests and has a few listeners from Node. */
const LISTENERS = 32

export interface Connections {
  opened(socket: Socket): void
  /** Whether the request gets a response. A connection with too many unanswered requests is closed. */
  takes(req: IncomingMessage, res: ServerResponse): boolean
  close(): void
}

// The event loop is one for the whole process, so this number is too.
let accepted = 0

/** The number of connections that this process has accepted so far. */
export function acceptedConnections(): number {
  return accepted
}

/**
 * Limits the resources that clients hold. If a limit is reached, the connections that have been idle for the longest
 * time are closed first. A new client then gets a response while others keep idle connections.
 */
export function createConnections(limits: HeldLimits = heldLimits): Connections {
  // The Map is ordered: the connection with the oldest request is first.
  const open = new Map<Socket, Set<ServerResponse>>()
  const timer = setInterval(dropUnread, SWEEP_MS).unref()

  function drop(socket: Socket): void {
    open.delete(socket)
    socket.destroy()
  }

  function dropUnread(): void {
    let bytes = 0
    for (const answers of open.values()) {
      forgetClosed(answers)
      bytes += unreadOf(answers)
    }
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
      accepted++
      socket.setMaxListeners(LISTENERS)
      open.set(socket, new Set())
      socket.once('close', () => open.delete(socket))
      const [oldest] = open.keys()
      if (oldest && open.size > limits.connections) drop(oldest)
    },
    takes({ socket }, res) {
      const answers = open.get(socket)
      // The rest of the last packet still arrives from a connection that was closed.
      if (!answers) return false
      forgetClosed(answers)
      if (answers.size >= limits.unanswered) {
        drop(socket)
        return false
      }
      answers.add(res)
      open.delete(socket)
      open.set(socket, answers)
      return true
    },
    close: () => clearInterval(timer),
  }
}

/** Looks at them when it matters: a listener for each answer takes longer. */
function forgetClosed(answers: Set<ServerResponse>): void {
  for (const answer of answers) if (answer.closed) answers.delete(answer)
}

function unreadOf(answers: ReadonlySet<ServerResponse>): number {
  let bytes = 0
  for (const answer of answers) bytes += answer.writableLength
  return bytes
}
