import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { noteStore } from '../../memory/loads.ts'
import { callerOf } from '../../network/callers.ts'

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
/**
 * A flood of requests leaves hundreds of unread responses. To drop all of them at once would hold up everybody else.
 */
const DROPPED_AT_ONCE = 4

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

interface Connection {
  /** Of the other end: a client, or the proxy in front. */
  network: string
  /** The number of the request that it sent last, counted over all connections. */
  asked: number
  /** May hold answers that are closed already: to look at them from time to time takes less than to listen to each. */
  answers: ServerResponse[]
}

/** A connection with its last request at one moment. */
interface Aged {
  socket: Socket
  asked: number
}

/** Strangers can open thousands a second: to look for the next one each time takes longer than to accept. */
const SORTED = 256

/** More connections of one network are those of a proxy, a large office, or a flood. */
const LARGE_NETWORK = 64
/** A network whose clients leave more unread loses this first. */
const LARGE_UNREAD = 4 * 2 ** 20

/** Closed answers are forgotten after this number of requests: they are still young, and cost little to collect. */
const LOOKED_AT = 64

/** The connections that make room for others: those of the largest networks, and then those that asked longest ago. */
function firstToGo(open: ReadonlyMap<Socket, Connection>): Aged[] {
  const share = sharesOf(open.values(), () => 1, LARGE_NETWORK)
  const all = Array.from(open, ([socket, { asked, network }]) => ({ socket, asked, share: share(network) }))
  return all.sort(byShare).slice(0, SORTED).reverse()
}

function byShare(one: { share: number; asked: number }, other: { share: number; asked: number }): number {
  return other.share - one.share || one.asked - other.asked
}

/** Returns a function for the sum of each network; a sum of up to `usual` counts as nothing. */
function sharesOf<T extends { network: string }>(
  all: Iterable<T>,
  weigh: (one: T) => number,
  usual: number,
): (network: string) => number {
  const sums = new Map<string, number>()
  for (const one of all) sums.set(one.network, (sums.get(one.network) ?? 0) + weigh(one))
  return (network) => {
    const sum = sums.get(network) ?? 0
    return sum > usual ? sum : 0
  }
}

/**
 * Limits the resources that clients hold. If a limit is reached, the connections of the network that holds most are
 * closed first, and of the others those that have been idle for the longest time. A new client then gets a response
 * while others keep idle connections, and a flood from one network closes its own.
 */
export function createConnections(limits: HeldLimits = heldLimits): Connections {
  // Not in the order of use: to sort them is rare, to keep the order costs each request.
  const open = new Map<Socket, Connection>()
  noteStore('connections', open)
  let asked = 0
  const timer = setInterval(sweep, SWEEP_MS).unref()

  /**
   * A slow client loses the rest of its answer: after a usual end, the system would keep for minutes what thousands of
   * clients do not read.
   */
  function drop(socket: Socket): void {
    open.delete(socket)
    // While the end is on its way a reset fails, and Node would never close the connection.
    const isEnding = socket.writableEnded && !socket.writableFinished && socket.writableLength === 0
    if (isEnding) socket.destroy()
    else socket.resetAndDestroy()
  }

  // Those that asked since the last look.
  const recent: Connection[] = []

  function forgetRecent(): void {
    for (const { answers } of recent) forgetClosed(answers)
    recent.length = 0
  }

  // In the order at one moment, the first one last. One that has asked since is younger than all of these.
  let leaving: Aged[] = []

  function makeRoom(): void {
    for (;;) {
      if (leaving.length === 0) leaving = firstToGo(open)
      const next = leaving.pop()
      if (!next) return
      if (open.get(next.socket)?.asked !== next.asked) continue
      drop(next.socket)
      return
    }
  }

  function sweep(): void {
    // They may have closed, and would be held in memory.
    leaving = []
    forgetRecent()
    dropping ??= dropUnread().finally(() => (dropping = undefined))
  }

  let dropping: Promise<void> | undefined

  async function dropUnread(): Promise<void> {
    const unread = [...open].flatMap(([socket, { asked, answers, network }]) => {
      forgetClosed(answers)
      const bytes = unreadOf(answers)
      return bytes > 0 ? [{ socket, asked, bytes, network }] : []
    })
    let excess = unread.reduce((sum, { bytes }) => sum + bytes, 0) - limits.unreadBytes
    if (excess <= 0) return
    const share = sharesOf(unread, ({ bytes }) => bytes, LARGE_UNREAD)
    const inOrder = unread.map((one) => ({ ...one, share: share(one.network) })).sort(byShare)
    // The next sweep counts again.
    const untilMs = performance.now() + SWEEP_MS
    let dropped = 0
    for (const { socket, asked, bytes } of inOrder) {
      if (excess <= 0 || performance.now() > untilMs) return
      excess -= bytes
      const connection = open.get(socket)
      // It has closed, asked again or read everything meanwhile.
      if (connection?.asked !== asked || unreadOf(connection.answers) === 0) continue
      drop(socket)
      if (++dropped % DROPPED_AT_ONCE === 0) await nextTurn()
    }
  }

  return {
    opened(socket) {
      accepted++
      socket.setMaxListeners(LISTENERS)
      if (open.size >= limits.connections) makeRoom()
      open.set(socket, { network: callerOf(socket.remoteAddress ?? ''), asked: ++asked, answers: [] })
      socket.once('close', () => open.delete(socket))
    },
    takes({ socket }, res) {
      const connection = open.get(socket)
      // Requests still arrive from a connection that was closed, or that gets no further answer.
      if (!connection || socket.writableEnded) return false
      const { answers } = connection
      forgetClosed(answers)
      if (answers.length >= limits.unanswered) {
        drop(socket)
        return false
      }
      answers.push(res)
      connection.asked = ++asked
      if (recent.push(connection) >= LOOKED_AT) forgetRecent()
      return true
    },
    close: () => clearInterval(timer),
  }
}

function forgetClosed(answers: ServerResponse[]): void {
  let left = 0
  for (const answer of answers) if (!answer.closed) answers[left++] = answer
  // To set the length is slow.
  while (answers.length > left) answers.pop()
}

function unreadOf(answers: readonly ServerResponse[]): number {
  let bytes = 0
  for (const answer of answers) bytes += answer.writableLength
  return bytes
}
