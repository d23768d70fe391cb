import { sql } from 'kysely'
import { NEIGHBOURS } from '#shared/contract/leaderboard.ts'
import type { Reader } from '../../db/database.ts'

/** A row of a board; `rank` only where the board is frozen. */
export interface BoardPlace {
  uid: number
  points: number
  rank: number | null
}

/** The first rows of a board: most points first, among equals who is longer with the site. */
export function topOf(reader: Reader, boardId: number, limit: number): Promise<BoardPlace[]> {
  return listed(reader, boardId)
    .where('points', '>', sql.lit(0))
    .orderBy('points', 'desc')
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/**
 * A row with the two after it and the three before it, in the order of the board: the third tells whether the row
 * follows closely on something else that is shown.
 */
export async function neighboursOf(reader: Reader, boardId: number, mine: BoardPlace): Promise<BoardPlace[]> {
  const { points, uid } = mine
  const before = listed(reader, boardId).orderBy('points').orderBy('uid', 'desc')
  const after = listed(reader, boardId).orderBy('points', 'desc').orderBy('uid')
  const above = await filled(NEIGHBOURS + 1, [
    before.where('points', '=', points).where('uid', '<', uid),
    before.where('points', '>', points),
  ])
  const below = await filled(NEIGHBOURS, [
    after.where('points', '=', points).where('uid', '>', uid),
    after.where('points', '<', points).where('points', '>', sql.lit(0)),
  ])
  return [...above.toReversed(), mine, ...below]
}

function listed(reader: Reader, boardId: number) {
  return reader
    .selectFrom('board_rows')
    .select(['uid', 'points', 'rank'])
    .where('board_id', '=', boardId)
    .where('listed', '=', 1)
}

/** The first so many rows of several queries: each is a range of the index, which one query over both would not be. */
async function filled(count: number, queries: readonly ReturnType<typeof listed>[]): Promise<BoardPlace[]> {
  const rows: BoardPlace[] = []
  for (const query of queries) {
    if (rows.length < count) rows.push(...(await query.limit(count - rows.length).execute()))
  }
  return rows
}
