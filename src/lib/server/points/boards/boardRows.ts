import { sql } from 'kysely'
import { NEIGHBOURS } from '#shared/contract/leaderboard.ts'
import type { Reader } from '../../db/database.ts'

/** A row of a board; only a frozen board has a `rank`. */
export interface BoardPlace {
  uid: number
  points: number
  rank: number | null
}

/** The first rows of a board, most points first; ties go to the older account. */
export function topOf(reader: Reader, boardId: number, limit: number): Promise<BoardPlace[]> {
  return listed(reader, boardId)
    .where('points', '>', sql.lit(0))
    .orderBy('points', 'desc')
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/**
 * A row with the two rows below it and the three above it, in board order. The third row above shows whether there is a
 * gap to the rows of the top list.
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

/** The first `count` rows of several queries. Each query is a range of the index; one combined query would not be. */
async function filled(count: number, queries: readonly ReturnType<typeof listed>[]): Promise<BoardPlace[]> {
  const rows: BoardPlace[] = []
  for (const query of queries) {
    if (rows.length < count) rows.push(...(await query.limit(count - rows.length).execute()))
  }
  return rows
}
