import type { QueueLoad } from '../memory/loads.ts'
import { BrokenOff } from './http/body.ts'
import { acceptedConnections } from './http/connections.ts'
import { afterWork } from './inTime.ts'
import { createWaitingLines } from './waitingLines.ts'

/** The client that the work is done for. */
export interface Client {
  /** The network of the request. Networks take turns. */
  network: string
  /** Returns a signal that aborts when the client disconnects. Only work that waits asks for one. */
  gone?: (() => AbortSignal) | undefined
}

/**
 * Runs a piece of work when it is its turn.
 * @throws QueueFull if too much work is waiting already
 * @throws BrokenOff if the client disconnects before its turn
 */
export interface InTurn {
  /** @param work an async function: if it threw at once, its place would stay taken */
  <T>(client: Client, work: () => Promise<T>): Promise<T>
  /** The pieces of work at this moment. */
  load(): QueueLoad
}

/** More work is waiting than the process can do in a reasonable time. */
export class QueueFull extends Error {}

// Strangers can cause thousands a second: each would note its stack.
const full = new QueueFull()

/** Pieces of work begin one after the other for this long before the event loop does other work. */
const SHARE_MS = 4
/** While new connections arrive, the next piece of work waits for this long at most. */
const ACCEPTING_MS = 60

interface Waiting {
  begin(): void
  refuse(): void
}

/**
 * Limits how many pieces of work run at once, and how many wait. The waiting networks take turns. If the queue is full,
 * the network with the most waiting work loses its latest piece. In one thread, an earlier start does not mean an
 * earlier end, but each started piece takes memory.
 * @param turnMs work that takes longer continues, but no longer blocks other work
 */
export function createWorkQueue(limits: { atOnce: number; waiting: number; turnMs: number }): InTurn {
  const lines = createWaitingLines<Waiting>()
  let running = 0

  function enter({ network, gone }: Client): Promise<void> | undefined {
    if (running < limits.atOnce && lines.count() === 0 && acceptedConnections() === accepted && isInShare()) {
      running++
      return undefined
    }
    // Most of a flood ends here: before anything is made for it.
    const displaced = lines.count() < limits.waiting ? undefined : mostWaiting(network)
    const signal = gone?.()
    if (signal?.aborted) throw new BrokenOff()
    if (displaced) {
      lines.remove(displaced.network, displaced.entry)
      displaced.entry.refuse()
    }
    return new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        begin() {
          signal?.removeEventListener('abort', drop)
          resolve()
        },
        refuse() {
          signal?.removeEventListener('abort', drop)
          reject(full)
        },
      }
      function drop(): void {
        lines.remove(network, entry)
        reject(new BrokenOff())
      }
      signal?.addEventListener('abort', drop, { once: true })
      lines.add(network, entry)
      if (running < limits.atOnce && !isPausing) accept(performance.now())
    })
  }

  /** @throws QueueFull if no network has more waiting work than this one */
  function mostWaiting(network: string): { network: string; entry: Waiting } {
    const found = lines.latestOfLongest(network)
    if (!found) throw full
    return found
  }

  function beginNext(): void {
    const entry = lines.next()
    if (!entry) return
    running++
    entry.begin()
  }

  // A page may finish without any wait, and the next one begins at once. After a few milliseconds the event loop must
  // do other work first. In each of its turns Node accepts one connection: work waits for turns until none arrives.
  // Otherwise a visitor's connection would wait behind hundreds of others that nobody has accepted.
  let shareEndsMs = 0
  let acceptingEndsMs = 0
  let accepted = acceptedConnections()
  let isPausing = false

  function leave(): void {
    running--
    if (lines.count() > 0 && isInShare()) beginNext()
  }

  function isInShare(): boolean {
    const now = performance.now()
    if (!isPausing) openShare(now)
    return now < shareEndsMs
  }

  function openShare(now: number): void {
    shareEndsMs = now + SHARE_MS
    accept(now)
  }

  function accept(now: number): void {
    acceptingEndsMs = Math.max(now, shareEndsMs) + ACCEPTING_MS
    pause()
  }

  function pause(): void {
    isPausing = true
    accepted = acceptedConnections()
    setImmediate(goOn)
  }

  function goOn(): void {
    isPausing = false
    if (lines.count() === 0 || running >= limits.atOnce) return
    const now = performance.now()
    if (acceptedConnections() > accepted && now < acceptingEndsMs) {
      pause()
      return
    }
    openShare(now)
    beginNext()
  }

  function begin<T>(work: () => Promise<T>): Promise<T> {
    const result = work()
    afterWork(result, limits.turnMs, leave)
    return result
  }

  /** Most work begins at once, without a promise of its own. */
  function inTurn<T>(client: Client, work: () => Promise<T>): Promise<T> {
    try {
      const turn = enter(client)
      return turn ? turn.then(() => begin(work)) : begin(work)
    } catch (error) {
      return Promise.reject(error)
    }
  }
  return Object.assign(inTurn, { load: () => ({ running, waiting: lines.count() }) })
}
