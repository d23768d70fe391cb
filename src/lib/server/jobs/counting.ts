import { toInstant } from '#shared/contract/time.ts'
import type { Database } from '../db/database.ts'
import { recountNumbers } from '../site/numbers.ts'
import { recountPopularity } from '../catalogue/facts/popularity.ts'

/**
 * Recounts popularity and the storefront's numbers. Idempotent: if several nodes run it at the same time, the result is
 * the same.
 */
export async function recount(db: Database, now: Date): Promise<void> {
  await recountPopularity(db, now)
  await recountNumbers(db, toInstant(now))
}
