import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/**
 * Copies the points of an organisation's members to the open boards of another organisation, which they join, and
 * removes the boards of the first one. Closed boards of the other one stay as they are. The wallets of the members must
 * be locked.
 */
export async function moveBoards(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    insert into boards (period, start, organization_id, frozen_at)
    select period, start, ${into}, null from boards where organization_id is null and frozen_at is null
    on conflict do nothing`.execute(tx)
  // The boards stay open until the transaction ends.
  await tx
    .updateTable('boards')
    .set({ frozen_at: null })
    .where('organization_id', '=', into)
    .where('frozen_at', 'is', null)
    .execute()
  await sql`
    insert into board_rows (board_id, uid, points, listed, rank, tallied)
    select own.id, r.uid, r.points, case when u.status = 'active' and u.on_leaderboard = 1 then 1 else 0 end, null, null
    from boards own
    join boards everyone on everyone.period = own.period and everyone.start = own.start
      and everyone.organization_id is null and everyone.frozen_at is null
    join board_rows r on r.board_id = everyone.id
    join users u on u.uid = r.uid
    where own.organization_id = ${into} and own.frozen_at is null
      and r.uid in (select uid from user_organizations where organization_id = ${from})
    on conflict (board_id, uid) do update set points = excluded.points, listed = excluded.listed`.execute(tx)
  await removeBoards(tx, from)
}

/** Removes all boards of an organisation. */
export async function removeBoards(tx: Tx, organization: number): Promise<void> {
  // A count that runs locks its board and may still add to the tallies.
  await tx
    .updateTable('boards')
    .set((eb) => ({ frozen_at: eb.ref('frozen_at') }))
    .where('organization_id', '=', organization)
    .execute()
  const boards = tx.selectFrom('boards').select('id').where('organization_id', '=', organization)
  await tx.deleteFrom('board_tallies').where('board_id', 'in', boards).execute()
  await tx.deleteFrom('board_rows').where('board_id', 'in', boards).execute()
  await tx.deleteFrom('boards').where('organization_id', '=', organization).execute()
}
