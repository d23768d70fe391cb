import { MINUTE_MS } from '#shared/time.ts'
import type { PoolLoad } from '../db/database.ts'
import { isDatabaseAway } from '../db/failures.ts'
import type { Runtime } from '../runtime.ts'

/** A failed job waits, because the cause may last a while. */
const AFTER_FAILURE_MS = 10 * MINUTE_MS
/** The database is away for moments only. */
const AFTER_AWAY_MS = 10_000

/** The work of the jobs of this process. */
export const jobLoads = {
  /** How many turns of each job ended in which way. */
  turns: new Map<string, { done: number; failed: number }>(),
  connections: (): PoolLoad[] => [],
  /** The connections that each thread of a long job said it has. */
  threads: new Map<object, PoolLoad[]>(),
}

interface Works {
  log: Pick<Runtime['log'], 'error'>
  /** Aborted when the process shuts down. */
  signal: AbortSignal
}

/** Runs one turn of a job after the other, with a pause after a failure: a short one if only the database was away. */
export function createTurns(name: string, run: () => Promise<unknown>, { log, signal }: Works) {
  const ended = { done: 0, failed: 0 }
  jobLoads.turns.set(name, ended)
  let working: Promise<void> | undefined
  let restsUntil = 0

  async function turn(): Promise<void> {
    try {
      await run()
      ended.done++
    } catch (error) {
      if (signal.aborted) return
      ended.failed++
      restsUntil = performance.now() + (isAway(error) ? AFTER_AWAY_MS : AFTER_FAILURE_MS)
      log.error({ err: error, job: name }, 'a job failed')
    } finally {
      working = undefined
    }
  }

  return {
    look(): void {
      if (performance.now() >= restsUntil) working ??= turn()
    },
    async idle(): Promise<void> {
      await working
    },
  }
}

/** A job that could not give its lease back has two failures. */
function isAway(error: unknown): boolean {
  return error instanceof AggregateError ? error.errors.every(isAway) : isDatabaseAway(error)
}
