import type { Database } from '#server/db/database.ts'
import { changeBelonging } from '#server/accounts/changeBelonging.ts'
import { award } from '#server/points/award.ts'
import { type BoardQuery, readLeaderboard } from '#server/points/boards/leaderboard.ts'
import type { Leaderboard } from '#shared/contract/leaderboard.ts'
import { createSavers, earn, timeZone } from '../savers.ts'

/** A Wednesday at noon on the site's clock; the month began on a Sunday, in the middle of a week. */
export const noon = new Date('2026-11-18T19:00:00Z')

/** Creates users who each earned this many points at a time. Returns their uids in the same order. */
export async function createEarners(db: Database, points: readonly number[], now = noon): Promise<number[]> {
  const uids = await createSavers(db, points.length)
  for (const [n, uid] of uids.entries()) {
    const earned = points[n] ?? 0
    if (earned > 0) await earn(db, { uid, points: earned, now })
  }
  return uids
}

/** The board as a user sees it. */
export async function boardOf(
  db: Database,
  uid: number,
  wish: Partial<Omit<BoardQuery, 'user'>> = {},
  now = noon,
): Promise<Leaderboard> {
  const rows = await db.reader
    .selectFrom('user_organizations')
    .select('organization_id')
    .where('uid', '=', uid)
    .execute()
  const user = { uid, organizations: rows.map(({ organization_id }) => organization_id) }
  return readLeaderboard(db.reader, { period: 'month', scope: 'everyone', ...wish, user }, { now, timeZone })
}

/** The rank, name and points of the shown rows, as `1 Saver No. 2: 50`. */
export function boardLines({ rows, around, gap }: Leaderboard): string[] {
  const lines = (these: Leaderboard['rows']) =>
    these.map(({ rank, name, points, me }) => `${rank} ${name}: ${points}${me ? ' (me)' : ''}`)
  return [...lines(rows), ...(gap ? ['…'] : []), ...lines(around)]
}

export async function createOrganization(db: Database, name: string): Promise<number> {
  const { id } = await db.transact((tx) =>
    tx.insertInto('organizations').values({ name }).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

/** Replaces the organisations of a user. */
export async function belongTo(db: Database, uid: number, organizations: readonly number[], now = noon): Promise<void> {
  await db.transact((tx) => changeBelonging(tx, { uid, changes: { organizations: [...organizations] }, now }))
}

/** Blocks a user. */
export async function block(db: Database, uid: number, now = noon): Promise<void> {
  await db.transact((tx) => changeBelonging(tx, { uid, changes: { status: 'blocked' }, now }))
}

let given = 0

/** Adds points by hand. */
export async function giveByHand(db: Database, uid: number, points: number, kind: 'manual_credit' | 'import') {
  const key = `gift:${given++}`
  await db.transact((tx) => award(tx, { uid, kind, points, reason: 'story', key }, { now: noon, timeZone }))
}

/** Takes back a user's first earning. */
export async function firstEarningOf(db: Database, uid: number): Promise<number> {
  const { id } = await db.reader
    .selectFrom('point_entries')
    .select('id')
    .where('uid', '=', uid)
    .where('kind', '=', 'earn')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** The points on the boards of a user or of an organisation, as `month 2026-10-01: 50`. */
export async function pointsOnBoards(
  db: Database,
  column: 'board_rows.uid' | 'boards.organization_id',
  id: number,
): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('board_rows')
    .innerJoin('boards', 'boards.id', 'board_id')
    .select(['period', 'start', 'points'])
    .where(column, '=', id)
    .execute()
  return rows.map(({ period, start, points }) => `${period} ${start}: ${points}`).toSorted()
}
