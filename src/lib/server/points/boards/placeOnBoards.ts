import type { Database, Tx } from '../../db/database.ts'
import { openWallet } from '../book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { type Board, openBoards } from './openBoards.ts'
import { copyToOrganizations, sameOf } from './raiseBoards.ts'
import { boardMembershipOf } from './boardMembership.ts'

/**
 * Updates a user's board rows after the account was blocked or unblocked, joined or left organisations, or joined or
 * left the leaderboard. A user who joins an organisation brings the points of the current periods; a user who leaves it
 * disappears from its boards. On a frozen board nobody is added who was not on it at its end.
 */
export async function placeOnBoards(tx: Tx, uid: number, { now }: Pick<SiteTime, 'now'>): Promise<void> {
  // The lock makes concurrent earnings wait, so that their counts are not overwritten.
  await openWallet(tx, uid, { now })
  const { listed, organizations } = await boardMembershipOf(tx, uid)
  const current = await tx
    .selectFrom('board_rows')
    .innerJoin('boards', 'boards.id', 'board_rows.board_id')
    .selectAll('boards')
    .select(['board_rows.points', 'board_rows.rank', 'board_rows.listed'])
    .where('board_rows.uid', '=', uid)
    .where('board_rows.board_id', 'in', (eb) => eb.selectFrom('boards').select('id'))
    .execute()
  // A frozen board whose ranks are not all written yet has listed rows without a rank.
  const belongs = ({ frozen_at, organization_id, rank, listed }: Board & { rank: number | null; listed: number }) =>
    frozen_at === null
      ? organization_id === null || organizations.includes(organization_id)
      : rank !== null || listed === 1
  for (const target of [0, 1]) {
    const rows = current.filter((row) => (belongs(row) ? listed : 0) === target && row.listed !== target)
    await setListed(tx, uid, target, rows)
  }
  const ofEveryone = current.filter((row) => row.organization_id === null && row.frozen_at === null)
  const boards = await openBoards(tx, ofEveryone, organizations)
  const rows = boards.flatMap((board) => {
    const same = sameOf(board, ofEveryone)
    return same ? [{ board_id: board.id, points: same.points }] : []
  })
  await copyToOrganizations(tx, { uid, listed }, rows)
}

/** Adds a user to the leaderboard or removes the user from it. */
export async function joinLeaderboard(db: Database, uid: number, listed: boolean, time: SiteTime): Promise<void> {
  await db.transact(async (tx) => {
    // The wallet is locked before the account, as `lockAccount` says.
    await openWallet(tx, uid, time)
    await tx
      .updateTable('users')
      .set({ on_leaderboard: listed ? 1 : 0 })
      .where('uid', '=', uid)
      .execute()
    await placeOnBoards(tx, uid, time)
  })
}

async function setListed(tx: Tx, uid: number, listed: number, boards: readonly { id: number }[]): Promise<void> {
  if (boards.length === 0) return
  await tx
    .updateTable('board_rows')
    .set({ listed })
    .where('uid', '=', uid)
    .where(
      'board_id',
      'in',
      boards.map(({ id }) => id),
    )
    .execute()
}
