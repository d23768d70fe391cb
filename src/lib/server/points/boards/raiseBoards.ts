import { fromInstant } from '#shared/instant.ts'
import { spansOf } from '#shared/points/boardPeriods.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { Tx } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { type Board, openBoards } from './openBoards.ts'
import { boardMembershipOf } from './boardMembership.ts'

/**
 * Counts an earning on the boards of the week, month, quarter, year and of all time, for all users and for each of the
 * user's organisations. Writes only the user's own rows, so that users do not wait for each other. The wallet must be
 * open.
 * @param earnedAt when it was earned, UTC text
 */
export async function raiseBoards(
  tx: Tx,
  { uid, points, earnedAt }: { uid: number; points: number; earnedAt: string },
  { timeZone }: Pick<SiteTime, 'timeZone'>,
): Promise<void> {
  const { listed, organizations } = await boardMembershipOf(tx, uid)
  const spans = spansOf(dayOf(fromInstant(earnedAt), timeZone))
  const boards = await openBoards(tx, spans, [null, ...organizations])
  const ofEveryone = boards.filter(({ organization_id }) => organization_id === null)
  if (ofEveryone.length === 0) return
  const raised = await tx
    .insertInto('board_rows')
    .values(ofEveryone.map(({ id }) => ({ board_id: id, uid, points, listed, rank: null, tallied: null })))
    .onConflict((held) =>
      held
        .columns(['board_id', 'uid'])
        .doUpdateSet((eb) => ({ points: eb('board_rows.points', '+', eb.ref('excluded.points')), listed })),
    )
    .returning(['board_id', 'points'])
    .execute()
  const rows = boards.flatMap((board) => {
    const same = board.organization_id === null ? undefined : sameOf(board, ofEveryone)
    const points = raised.find(({ board_id }) => board_id === same?.id)?.points
    return points === undefined ? [] : [{ board_id: board.id, points }]
  })
  await copyToOrganizations(tx, { uid, listed }, rows)
}

/**
 * Copies a user's points from the boards of all users to the boards of the user's organisations, so that they are right
 * whenever the user joined.
 */
export async function copyToOrganizations(
  tx: Tx,
  { uid, listed }: { uid: number; listed: 0 | 1 },
  rows: readonly { board_id: number; points: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('board_rows')
    .values(rows.map((row) => ({ ...row, uid, listed, rank: null, tallied: null })))
    .onConflict((held) =>
      held.columns(['board_id', 'uid']).doUpdateSet((eb) => ({ points: eb.ref('excluded.points'), listed })),
    )
    .execute()
}

/** The board among `boards` that has the same period. */
export function sameOf<T extends Pick<Board, 'period' | 'start'>>(
  { period, start }: Board,
  boards: readonly T[],
): T | undefined {
  return boards.find((board) => board.period === period && board.start === start)
}
