import { sql } from 'kysely'
import { type Proof, proof } from '../proof.ts'

/** The boards hold sums that must match the ledger entries. */
export const boardProofs: readonly Proof[] = [
  proof(
    'the board of all time holds what was earned',
    (inRange) => sql`
      select e.uid, e.uid as id, coalesce(r.points, 0) as "is", e.earned as should from (
        select uid, sum(case when kind = 'earn' or (kind = 'clawback' and exists (
          select 1 from point_entries earning where earning.id = point_entries.reverses and earning.kind = 'earn'))
          then amount else 0 end) as earned
        from point_entries where ${inRange(sql`uid`)} group by uid) as e
      left join (
        select uid, points from board_rows join boards on boards.id = board_id
        where ${inRange(sql`uid`)} and period = 'all' and organization_id is null) as r on r.uid = e.uid
      where coalesce(r.points, 0) <> e.earned`,
  ),
  proof(
    'the boards of a kind of period hold no more than was earned',
    (inRange) => sql`
      select r.uid, r.uid as id, r.points as "is", coalesce(e.earned, 0) as should from (
        select uid, period, sum(points) as points from board_rows join boards on boards.id = board_id
        where ${inRange(sql`uid`)} and organization_id is null group by uid, period) as r
      left join (
        select uid, sum(amount) as earned from point_entries
        where ${inRange(sql`uid`)} and kind = 'earn' group by uid) as e on e.uid = r.uid
      where r.points > coalesce(e.earned, 0)`,
  ),
  proof(
    'an open board of an organisation says what the board of everyone says',
    (inRange) => sql`
      select o.uid, o.board_id as id, o.points as "is", coalesce(r.points, 0) as should from board_rows o
      join boards b on b.id = o.board_id and b.organization_id is not null and b.frozen_at is null and o.listed = 1
      join boards everyone on everyone.organization_id is null and everyone.period = b.period
        and everyone.start = b.start and everyone.frozen_at is null
      left join board_rows r on r.board_id = everyone.id and r.uid = o.uid
      where ${inRange(sql`o.uid`)} and o.points <> coalesce(r.points, 0)`,
  ),
]
