import type { Logger } from 'pino'
import type { CacheClock } from '../../cache/clock.ts'
import { inTime } from '../http/inTime.ts'

export interface Freshness {
  /** Whether nothing can have changed since the last `sync`. */
  isCurrent(): boolean
  /** Learns of every change committed so far; `false` when the database cannot be asked. */
  sync(): Promise<boolean>
}

/** How long a request waits to hear of changes; while the database is known to be away, only to see whether it is back. */
const PATIENCE_MS = 3000
const PATIENCE_WHILE_AWAY_MS = 100

/**
 * Asks the clock for changes before anything is answered. While the database is away what is kept can still be
 * served; the log says so once.
 */
export function createFreshness(clock: CacheClock, log: Pick<Logger, 'warn' | 'info'>): Freshness {
  let away = false
  let wasCurrent = false

  function looksCurrent(): boolean {
    try {
      return clock.isCurrent()
    } catch {
      // Whatever is wrong with the file, `sync` meets it again and says so.
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
      // The requests of one turn of the event loop had all come before it began: one look answers for all of them.
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
