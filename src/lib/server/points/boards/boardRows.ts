import { type Expression, sql } from 'kysely'
import { NEIGHBOURS } from '#shared/contract/leaderboard.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, type PreparedStatement, statement } from '../../db/statement.ts'

/** A row of a board; only a frozen board has a `rank`. */
export interface BoardPlace {
  uid: number
  points: number
  rank: number | null
}

/** A user's row of a board, listed or not. */
export function rowOf(
  reader: Reader,
  board: number,
  uid: number,
): Promise<(BoardPlace & { listed: number }) | undefined> {
  return ownRow.row(reader, { board, uid })
}

const ownRow = statement((reader: Reader, { board, uid }: Given<{ board: number; uid: number }>) =>
  reader
    .selectFrom('board_rows')
    .select(['uid', 'points', 'listed', 'rank'])
    .where('board_id', '=', board)
    .where('uid', '=', uid),
)

/** The first rows of a board, most points first; ties go to the older account. */
export function topOf(reader: Reader, boardId: number, limit: number): Promise<BoardPlace[]> {
  return top.rows(reader, { board: boardId, limit })
}

const top = statement((reader: Reader, { board, limit }: Given<{ board: number; limit: number }>) =>
  listed(reader, board).where('points', '>', sql.lit(0)).orderBy('points', 'desc').orderBy('uid').limit(limit),
)

/**
 * A row with the two rows below it and the three above it, in board order. The third row above shows whether there is a
 * gap to the rows of the top list.
 */
export async function neighboursOf(reader: Reader, boardId: number, mine: BoardPlace): Promise<BoardPlace[]> {
  const place = { board: boardId, points: mine.points, uid: mine.uid }
  const above = await filled(reader, place, { count: NEIGHBOURS + 1, ranges: [equalBefore, better] })
  const below = await rowsBelow(reader, boardId, { ...mine, count: NEIGHBOURS })
  return [...above.toReversed(), mine, ...below]
}

/** The first `count` listed rows below a place, in board order. */
export function rowsBelow(
  reader: Reader,
  boardId: number,
  { points, uid, count }: { points: number; uid: number; count: number },
): Promise<BoardPlace[]> {
  return filled(reader, { board: boardId, points, uid }, { count, ranges: [equalAfter, worse] })
}

interface Place {
  board: number
  points: number
  uid: number
  limit: number
}

const equalBefore = statement((reader: Reader, { board, points, uid, limit }: Given<Place>) =>
  before(reader, board).where('points', '=', points).where('uid', '<', uid).limit(limit),
)
const better = statement((reader: Reader, { board, points, limit }: Given<Place>) =>
  before(reader, board).where('points', '>', points).limit(limit),
)
const equalAfter = statement((reader: Reader, { board, points, uid, limit }: Given<Place>) =>
  after(reader, board).where('points', '=', points).where('uid', '>', uid).limit(limit),
)
const worse = statement((reader: Reader, { board, points, limit }: Given<Place>) =>
  after(reader, board).where('points', '<', points).where('points', '>', sql.lit(0)).limit(limit),
)

function before(reader: Reader, board: Expression<number>) {
  return listed(reader, board).orderBy('points').orderBy('uid', 'desc')
}

function after(reader: Reader, board: Expression<number>) {
  return listed(reader, board).orderBy('points', 'desc').orderBy('uid')
}

function listed(reader: Reader, board: Expression<number>) {
  return reader
    .selectFrom('board_rows')
    .select(['uid', 'points', 'rank'])
    .where('board_id', '=', board)
    .where('listed', '=', sql.lit(1))
}

/** The first `count` rows of several ranges of the index; one combined query would not use it. */
async function filled(
  reader: Reader,
  place: Omit<Place, 'limit'>,
  { count, ranges }: { count: number; ranges: readonly PreparedStatement<Reader, Place, BoardPlace>[] },
): Promise<BoardPlace[]> {
  const rows: BoardPlace[] = []
  for (const range of ranges) {
    if (rows.length < count) rows.push(...(await range.rows(reader, { ...place, limit: count - rows.length })))
  }
  return rows
}
