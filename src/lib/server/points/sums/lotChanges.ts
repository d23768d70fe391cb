import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * A query for the changes of the open lots by entries after this one, by the version of their schedule and their last
 * day. Grouping by "lot_id + 0" keeps SQLite from reading all moves in the order of the index on `lot_id`.
 */
export function lotChanges(entry: Expression<number>): RawBuilder<unknown> {
  return sql`
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
    group by 1, 2`
}
