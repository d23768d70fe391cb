import type { Logger } from 'pino'
import type { CacheClock } from '../../cache/clock.ts'
import type { Standby } from '../../db/standby.ts'
import { inTime } from '../inTime.ts'

/** The server that answers reads: the database, its standby while the database is away, or neither. */
export type ReadSource = 'primary' | 'standby' | 'none'

export interface Freshness {
  /** Whether it is certain that nothing changed since the last `sync`. */
  isCurrent(): boolean
  /** Reads every change committed so far, and returns what it read from. */
  sync(): Promise<ReadSource>
  /** The last answer of `sync`. */
  source(): ReadSource
  /** How often the source has changed. */
  changes(): number
  /** For how long nothing has answered, in milliseconds. */
  awayMs(): number
}

/** How long a request waits for changes. While the database is down, it only waits to see whether it is back. */
const PATIENCE_MS = 3000
const PATIENCE_WHILE_AWAY_MS = 100
/** The standby is near or it does not help. */
const STANDBY_PATIENCE_MS = 1000
const LOOKING_MS = 5000

/**
 * Asks the clock for changes before each response. While the database is down, its standby is asked if it holds every
 * acknowledged change; without one, cached pages can still be served. The log reports each change of the source once.
 */
export function createFreshness(
  clock: CacheClock,
  log: Pick<Logger, 'warn' | 'info'>,
  standby: Standby | null = null,
): Freshness {
  let source: ReadSource = 'primary'
  let changes = 0
  let awaySince = 0
  let wasCurrent = false
  let turning: Promise<boolean> | undefined
  let isLooking = false

  function looksCurrent(): boolean {
    try {
      return clock.isCurrent()
    } catch {
      // If there is a problem with the file, `sync` meets it again and reports it.
      return false
    }
  }

  function endTurn(): void {
    wasCurrent = false
  }

  function note(now: ReadSource, failure?: unknown): ReadSource {
    if (now === source) return now
    if (now === 'none') {
      awaySince = performance.now()
      log.warn({ err: failure }, 'database away: only kept pages are served')
    } else if (now === 'standby') log.warn('database away: visitors read from the standby')
    else log.info('database back')
    source = now
    changes++
    return now
  }

  /** Why the clock cannot be read; `undefined` if it was. */
  async function failureWithin(ms: number): Promise<unknown> {
    const outcome = clock.sync().then(
      () => ({ failure: undefined }),
      (error: unknown) => ({ failure: error }),
    )
    return ((await inTime(outcome, ms)) ?? { failure: new Error(`no answer within ${ms} ms`) }).failure
  }

  /** Turns to the standby if it is whole. All requests of this moment share one question. */
  function turnTo(following: Standby): Promise<boolean> {
    turning ??= inTime(following.isWhole(), STANDBY_PATIENCE_MS)
      .then((isWhole) => {
        following.use(isWhole === true)
        return following.isUsed()
      })
      .finally(() => {
        turning = undefined
      })
    return turning
  }

  /** Notices in the background that the primary is back. */
  function lookForPrimary(following: Standby): void {
    if (isLooking) return
    isLooking = true
    void inTime(following.hasPrimary(), LOOKING_MS)
      .then((isBack) => {
        if (isBack) following.use(false)
      })
      .finally(() => {
        isLooking = false
      })
  }

  async function sync(): Promise<ReadSource> {
    if (standby?.isUsed()) return syncStandby()
    const failure = await failureWithin(source === 'primary' ? PATIENCE_MS : PATIENCE_WHILE_AWAY_MS)
    return failure ? syncStandby(failure) : note(standby?.isUsed() ? 'standby' : 'primary')
  }

  async function syncStandby(failure?: unknown): Promise<ReadSource> {
    if (!standby || !(standby.isUsed() || (await turnTo(standby)))) return note('none', failure)
    lookForPrimary(standby)
    const another = await failureWithin(STANDBY_PATIENCE_MS)
    if (!another) return standby.isUsed() ? note('standby') : sync()
    standby.use(false)
    return note('none', another)
  }

  return {
    source: () => source,
    changes: () => changes,
    awayMs: () => (source === 'none' ? performance.now() - awaySince : 0),
    isCurrent() {
      if (source !== 'primary') return false
      // All requests of one turn of the event loop arrived before it began, so one check is enough for all of them.
      if (wasCurrent) return true
      wasCurrent = looksCurrent()
      if (wasCurrent) setImmediate(endTurn)
      return wasCurrent
    },
    sync,
  }
}
