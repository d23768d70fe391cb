import type { Logger } from 'pino'
import type { CacheClock } from '../../cache/clock.ts'
import { inTime } from '../http/inTime.ts'

export interface Freshness {
  /** Whether it is certain that nothing changed since the last `sync`. */
  isCurrent(): boolean
  /** Reads every change committed so far. Returns `false` if the database is not available. */
  sync(): Promise<boolean>
}

/** How long a request waits for changes. While the database is down, it only waits to see whether it is back. */
const PATIENCE_MS = 3000
const PATIENCE_WHILE_AWAY_MS = 100

/**
 * Asks the clock for changes before each response. While the database is down, cached pages can still be served. The
 * log reports this once.
 */
export function createFreshness(clock: CacheClock, log: Pick<Logger, 'warn' | 'info'>): Freshness {
  let away = false
  let wasCurrent = false

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

  function note(failure: unknown): boolean {
    if (failure && !away) log.warn({ err: failure }, 'database away: only kept pages are served')
    if (!failure && away) log.info('database back')
    away = Boolean(failure)
    return !away
  }

  return {
    isCurrent() {
      if (away) return false
      // All requests of one turn of the event loop arrived before it began, so one check is enough for all of them.
      if (wasCurrent) return true
      wasCurrent = looksCurrent()
      if (wasCurrent) setImmediate(endTurn)
      return wasCurrent
    },
    async sync() {
      const ms = away ? PATIENCE_WHILE_AWAY_MS : PATIENCE_MS
      const outcome = clock.sync().then(
        () => ({ failure: undefined }),
        (error: unknown) => ({ failure: error }),
      )
      const { failure } = (await inTime(outcome, ms)) ?? { failure: new Error(`no answer within ${ms} ms`) }
      return note(failure)
    },
  }
}
