import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import type { LotSum } from './countLots.ts'
import { pointMarks } from './marks.ts'

/**
 * The open lots by the version of their schedule and by their last day: the kept sums, and the changes of the entries
 * since then. A sliding period that restarted since the last count is still under its earlier last day.
 */
export async function lotSums(reader: Reader): Promise<LotSum[]> {
  const { lots_entry } = await pointMarks(reader)
  const kept = lots_entry === 0 ? [] : await reader.selectFrom('lot_sums').selectAll().execute()
  return [...kept, ...(await changesSince(reader, lots_entry))]
}

/** Grouping by "lot_id + 0" keeps SQLite from reading all moves in the order of the index on `lot_id`. */
async function changesSince(reader: Reader, entry: number): Promise<LotSum[]> {
  const { rows } = await sql<LotSum>`
    select coalesce(schedule_version, 0) as schedule_version, coalesce(expires_on, '') as expires_on,
      sum(lots) as lots, sum(points) as points
    from (
      select schedule_version, expires_on, remaining as points, case when remaining > 0 then 1 else 0 end as lots
      from lots where entry_id > ${entry}
      union all
      select schedule_version, expires_on, moved as points,
        case when remaining > 0 then 1 else 0 end - case when remaining - moved > 0 then 1 else 0 end as lots
      from (
        select lot_id + 0 as lot_id, sum(amount) as moved from lot_moves where entry_id > ${entry} group by lot_id + 0) as moves
      join lots on lots.id = moves.lot_id where lots.entry_id <= ${entry}) as changes
    group by 1, 2`.execute(reader)
  return rows
}
