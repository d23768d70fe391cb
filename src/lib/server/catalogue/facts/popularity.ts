import { sql } from 'kysely'
import { toInstant } from '#shared/contract/time.ts'
import { DAY_MS } from '#shared/time.ts'
import { touch } from '../../cache/clock.ts'
import type { Tx } from '../../db/database.ts'

/** Over how many days enrolments make a training popular. */
export const POPULARITY_DAYS = 90

/**
 * Counts anew how many people enrolled within the last 90 days and did not withdraw; answers for how many trainings
 * that is another number than before. Meant for the daily job and after imports, never for a request.
 */
export async function recountPopularity(tx: Tx, now: Date): Promise<number> {
  const since = toInstant(new Date(now.getTime() - POPULARITY_DAYS * DAY_MS))
  const recent = sql<number>`(
    select count(*) from enrolments
    where enrolments.training_id = trainings.id and enrolled_at >= ${since} and state <> 'withdrawn')`
  const { numUpdatedRows } = await tx
    .updateTable('trainings')
    .set({ popularity: recent })
    .where('popularity', '<>', recent)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await touch(tx, ['trainings:popular'])
  return Number(numUpdatedRows)
}
