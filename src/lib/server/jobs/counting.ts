import { toInstant } from '#shared/contract/time.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { recountNumbers } from '../site/numbers.ts'
import { recountPopularity } from '../trainings/popularity.ts'

const HOUR_MS = 3_600_000

/**
 * Counts popularity and the storefront's numbers every hour, in the one process that leads. Counting is
 * idempotent, so several nodes doing it at once is waste and no harm; a failure waits for the next hour.
 * Answers how to end it.
 */
export function countEveryHour(config: Pick<Config, 'databaseUrl'>, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => count(config).catch(onFailure), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function count({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const now = new Date()
    await db.transact((tx) => recountPopularity(tx, now))
    await recountNumbers(db, toInstant(now))
  } finally {
    await db.close()
  }
}
