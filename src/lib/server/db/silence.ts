import { Socket } from 'node:net'
import type pg from 'pg'

/** A client with its line to the server. */
export type Connected = Pick<pg.Client, 'connection'>

/**
 * A machine that disappears closes no connection: the system notices only after a quarter of an hour. A live server
 * answers in this time even if a lock or its load delays it, and the site has said before that the database is away.
 */
const QUICK_MS = 4000

/**
 * Ends a connection that has not answered a short question in time, so that the question fails.
 * @param onSilent runs before the end: other connections may be silent, too
 */
export function answeredInTime<T>(client: Connected, answer: Promise<T>, onSilent: () => void): Promise<T> {
  let isOpen = true
  function end(): void {
    isOpen = false
    clearTimeout(timer)
  }
  function giveUp(): void {
    if (!isOpen) return
    onSilent()
    endConnection(client, `no answer within ${QUICK_MS} ms`)
  }
  // If this process was busy, the answer may have arrived: it is read before `giveUp` runs.
  const timer = setTimeout(setImmediate, QUICK_MS, giveUp)
  answer.then(end, end)
  return answer
}

/**
 * Ends a connection on which nothing has passed for this time.
 * @param mayBeSilent whether a long silence is no sign at the moment
 */
export function limitSilence(client: Connected, ms: number, mayBeSilent: (client: Connected) => boolean): void {
  const { stream } = client.connection
  // Without a socket, as over a line of another kind, the system alone notices.
  if (!(stream instanceof Socket)) return
  stream.setTimeout(ms)
  stream.on('timeout', () => {
    if (!mayBeSilent(client)) endConnection(client, `nothing came for ${ms} ms`)
  })
}

/** Ends a connection without a word to the server: its statements fail, and its pool opens another one. */
export function endConnection({ connection: { stream } }: Connected, reason: string): void {
  stream.destroy(new Error(`Connection terminated: ${reason}`))
}
