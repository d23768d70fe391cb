import {
  BOARD_ROWS,
  type BoardRow,
  type Leaderboard,
  type LeaderboardQuery,
  SMALLEST_GROUP,
} from '#shared/contract/leaderboard.ts'
import { type BoardPeriod, type BoardSpan, spanOf } from '#shared/points/boardPeriods.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { type SiteTime, todayOf } from '../../site/siteTime.ts'
import { type Board, boardOf } from './openBoards.ts'
import { comparedBoard, dayBefore, earlierBoardOf } from './earlierBoard.ts'
import { neighboursOf, type BoardPlace, rowOf, topOf } from './boardRows.ts'
import { sharedOrganizations } from './organizationsOf.ts'
import { peopleAbove } from './tally.ts'

type Ranked = BoardPlace & { rank: number }

/** The board whose ranks are shown as the previous ones. */
interface Compared {
  compared: number | undefined
}

/** No board has this id. */
const NO_BOARD = 0

/** The user who looks at the leaderboard. */
export interface BoardUser {
  uid: number
  organizations: readonly number[]
}

export interface BoardQuery extends LeaderboardQuery {
  period: BoardPeriod
  user: BoardUser
  /** The number of rows of the top list. */
  size?: number
}

/**
 * The ranking of a period with the user's own rank. A future day counts as today. A period that is over is read in a
 * snapshot: its board may be frozen at the same time.
 * @throws Refusal 404 if the organisation is not one of the user's
 */
export async function readLeaderboard(reader: Reader, wish: BoardQuery, time: SiteTime): Promise<Leaderboard> {
  const { user, period, scope, size = BOARD_ROWS } = wish
  const organization = scope === 'organization' ? await organizationOf(reader, wish) : null
  const { listed } = await listing.one(reader, { uid: user.uid })
  const today = Temporal.PlainDate.from(todayOf(time))
  const requested = wish.date === undefined ? today : Temporal.PlainDate.from(wish.date)
  const span = spanOf(period, Temporal.PlainDate.compare(requested, today) > 0 ? today : requested)
  const board = await boardOf(reader, span, organization?.id ?? null)
  const earlier = period === 'all' ? undefined : await earlierBoardOf(reader, span, organization?.id ?? null)
  const compared = earlier && comparedBoard(earlier, span)
  const shown = board && (await rowsOf(reader, board, { user, size, scope, compared }))
  return {
    period,
    scope,
    organization,
    start: span.start || null,
    end: span.end || null,
    previous: earlier ? dayBefore(span) : null,
    next: nextOf(span, today),
    frozen: board?.frozen_at != null,
    compared: compared !== undefined && shown?.hidden === false,
    hidden: true,
    rows: [],
    around: [],
    gap: false,
    ...shown,
    me: { listed: listed === 1, points: 0, rank: null, ...shown?.me },
  }
}

const listing = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('users').select('on_leaderboard as listed').where('uid', '=', uid),
)

async function organizationOf(
  reader: Reader,
  { user, organization }: BoardQuery,
): Promise<Leaderboard['organization']> {
  const id = organization ?? user.organizations[0]
  if (id === undefined || !user.organizations.includes(id)) throw notFound()
  return namedOrganization.one(reader, { id })
}

const namedOrganization = statement((reader: Reader, { id }: Given<{ id: number }>) =>
  reader.selectFrom('organizations').select(['id', 'name']).where('id', '=', id),
)

/** The rows that a user may see. */
async function rowsOf(
  reader: Reader,
  board: Board,
  { user, size, scope, compared }: Required<Pick<BoardQuery, 'user' | 'size' | 'scope'>> & Compared,
) {
  const mine = await rowOf(reader, board.id, user.uid)
  const points = mine?.points ?? 0
  const first = await topOf(reader, board.id, Math.max(size, SMALLEST_GROUP))
  if (first.length < SMALLEST_GROUP) return { hidden: true, me: { points, rank: null } }
  const top = first.slice(0, size)
  const isPlaced = mine?.listed === 1 && points > 0
  const close = isPlaced ? await neighboursOf(reader, board.id, mine) : []
  const isInTop = ({ uid }: BoardPlace) => top.some((row) => row.uid === uid)
  const gap = close.length > 0 && !close.some(isInTop)
  const around = close.filter((row, at) => !isInTop(row) && !(gap && at === 0))
  const places = [...ranksOfTop(top), ...(await ranksOf(reader, board.id, around))]
  const rows = await named(reader, places, { user, scope, compared })
  return {
    hidden: false,
    gap,
    rows: rows.slice(0, top.length),
    around: rows.slice(top.length),
    me: { points, rank: rows.find(({ me }) => me)?.rank ?? null },
  }
}

/** Ranks within the top list: 1, 1, 3. */
function ranksOfTop(top: readonly BoardPlace[]): Ranked[] {
  return top.map((row) => ({ ...row, rank: row.rank ?? top.findIndex(({ points }) => points === row.points) + 1 }))
}

async function ranksOf(reader: Reader, boardId: number, places: readonly BoardPlace[]): Promise<Ranked[]> {
  const ranked: Ranked[] = []
  for (const row of places) {
    const equal = ranked.find(({ points }) => points === row.points)
    ranked.push({ ...row, rank: row.rank ?? equal?.rank ?? (await peopleAbove(reader, boardId, row.points)) + 1 })
  }
  return ranked
}

async function named(
  reader: Reader,
  places: readonly Ranked[],
  { user, scope, compared }: Pick<BoardQuery, 'user' | 'scope'> & Compared,
): Promise<BoardRow[]> {
  const uids = places.map(({ uid }) => uid)
  const shared = scope === 'everyone' ? await sharedOrganizations(reader, uids, user) : undefined
  const people = await namedUsers.rows(reader, { uids: JSON.stringify(uids), compared: compared ?? NO_BOARD })
  const byUid = new Map(people.map((person) => [person.uid, person]))
  return places.map(({ uid, points, rank }) => {
    const { full_name = '', avatar = null, previous_rank = null } = byUid.get(uid) ?? {}
    const organization = shared?.get(uid) ?? null
    return { rank, uid, name: full_name, avatar, organization, points, previous_rank, me: uid === user.uid }
  })
}

const namedUsers = statement((reader: Reader, { uids, compared }: Given<{ uids: string; compared: number }>) =>
  reader
    .selectFrom('users')
    .leftJoin('board_rows', (join) =>
      join.onRef('board_rows.uid', '=', 'users.uid').on('board_rows.board_id', '=', compared),
    )
    .select(['users.uid', 'full_name', 'avatar', 'rank as previous_rank'])
    .where('users.uid', 'in', numbersIn(uids, dialectOf(reader))),
)

/** The first day of the next period; `null` if it is in the future. */
function nextOf({ period, end }: BoardSpan, today: Temporal.PlainDate): string | null {
  return period !== 'all' && end < today.toString() ? Temporal.PlainDate.from(end).add({ days: 1 }).toString() : null
}
