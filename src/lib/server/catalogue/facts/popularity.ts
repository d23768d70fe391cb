import { sql } from 'kysely'
import { toInstant } from '#shared/contract/time.ts'
import { DAY_MS } from '#shared/time.ts'
import { touch } from '../../cache/clock.ts'
import type { Tx } from '../../db/database.ts'
import { popularityTag } from './changes.ts'

/** The days in which enrolments count for a training's popularity. */
export const POPULARITY_DAYS = 90

/**
 * Counts the people who enrolled in each training in the last 90 days and did not withdraw. For the daily job and
 * imports, never for a request.
 * @returns the number of trainings whose popularity changed
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
  if (numUpdatedRows > 0n) await touch(tx, ['trainings:popular', popularityTag])
  return Number(numUpdatedRows)
}
