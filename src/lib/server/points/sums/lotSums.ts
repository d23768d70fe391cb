import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import type { LotSum } from './countLots.ts'
import { lotChanges } from './lotChanges.ts'

/** One statement reads the mark and the sums, because a count can commit between two. */
const lastCounted = sql<number>`(select coalesce(max(lots_entry), 0) from point_marks)`

/**
 * The open lots by the version of their schedule and by their last day: the kept sums, and the changes of the entries
 * since then. A sliding period that restarted since the last count is still under its earlier last day.
 */
export async function lotSums(reader: Reader): Promise<LotSum[]> {
  const { rows } = await sql<LotSum>`
    select schedule_version, expires_on, lots, points from lot_sums where ${lastCounted} > 0
    union all
    select * from (${lotChanges(lastCounted)}) as since`.execute(reader)
  return rows
}
