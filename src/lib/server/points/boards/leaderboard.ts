import { sql } from 'kysely'
import {
  BOARD_ROWS,
  type BoardRow,
  type Leaderboard,
  type LeaderboardQuery,
  SMALLEST_GROUP,
} from '#shared/contract/leaderboard.ts'
import { type BoardPeriod, type BoardSpan, spanOf } from '#shared/points/boardPeriods.ts'
import { dayOf } from '#shared/points/expiry.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { SiteTime } from '../siteTime.ts'
import { type Board, boardOf } from './openBoards.ts'
import { neighboursOf, type BoardPlace, rowOf, topOf } from './boardRows.ts'
import { sharedOrganizations } from './organizationsOf.ts'
import { peopleAbove } from './tally.ts'

type Ranked = BoardPlace & { rank: number }

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
 * The ranking of a period with the user's own rank. A future day counts as today.
 * @throws Refusal 404 if the organisation is not one of the user's
 */
export async function readLeaderboard(reader: Reader, wish: BoardQuery, time: SiteTime): Promise<Leaderboard> {
  const { user, period, scope, size = BOARD_ROWS } = wish
  const organization = scope === 'organization' ? await organizationOf(reader, wish) : null
  const { listed } = await listing.one(reader, { uid: user.uid })
  const today = dayOf(time.now, time.timeZone)
  const requested = wish.date === undefined ? today : Temporal.PlainDate.from(wish.date)
  const span = spanOf(period, Temporal.PlainDate.compare(requested, today) > 0 ? today : requested)
  const board = await boardOf(reader, span, organization?.id ?? null)
  const shown = board && (await rowsOf(reader, board, { user, size, scope }))
  return {
    period,
    scope,
    organization,
    start: span.start || null,
    end: span.end || null,
    previous: await previousOf(reader, span, organization?.id ?? null),
    next: nextOf(span, today),
    frozen: board?.frozen_at != null,
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
  return reader.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The rows that a user may see. */
async function rowsOf(
  reader: Reader,
  board: Board,
  { user, size, scope }: Required<Pick<BoardQuery, 'user' | 'size' | 'scope'>>,
) {
  const mine = await rowOf(reader, board.id, user.uid)
  const points = mine?.points ?? 0
  const first = await topOf(reader, board.id, Math.max(size, SMALLEST_GROUP))
  if (first.length < SMALLEST_GROUP) return { me: { points, rank: null } }
  const top = first.slice(0, size)
  const isPlaced = mine?.listed === 1 && points > 0 && (board.frozen_at === null || mine.rank !== null)
  const close = isPlaced ? await neighboursOf(reader, board.id, mine) : []
  const isInTop = ({ uid }: BoardPlace) => top.some((row) => row.uid === uid)
  const gap = close.length > 0 && !close.some(isInTop)
  const around = close.filter((row, at) => !isInTop(row) && !(gap && at === 0))
  const places = [...ranksOfTop(top), ...(await ranksOf(reader, board.id, around))]
  const rows = await named(reader, places, { user, scope })
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
  { user, scope }: Pick<BoardQuery, 'user' | 'scope'>,
): Promise<BoardRow[]> {
  const uids = places.map(({ uid }) => uid)
  const shared = scope === 'everyone' ? await sharedOrganizations(reader, uids, user) : undefined
  const people = await namedUsers.rows(reader, { uids: JSON.stringify(uids) })
  const byUid = new Map(people.map((person) => [person.uid, person]))
  return places.map(({ uid, points, rank }) => {
    const { full_name = '', avatar = null } = byUid.get(uid) ?? {}
    const organization = shared?.get(uid) ?? null
    return { rank, uid, name: full_name, avatar, organization, points, me: uid === user.uid }
  })
}

const namedUsers = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'avatar'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader))),
)

/** The last day of the previous period; `null` if there is no board that old. */
async function previousOf(reader: Reader, { period, start }: BoardSpan, organization: number | null) {
  if (period === 'all') return null
  const before = await earlierBoards.row(reader, { period, start, organization: organization ?? 0 })
  return before ? Temporal.PlainDate.from(start).subtract({ days: 1 }).toString() : null
}

const earlierBoards = statement(
  (reader: Reader, given: Given<{ period: BoardPeriod; start: string; organization: number }>) =>
    reader
      .selectFrom('boards')
      .select('start')
      .where('period', '=', given.period)
      .where('start', '<', given.start)
      .where(sql`coalesce(organization_id, 0)`, '=', given.organization)
      .limit(sql.lit(1)),
)

/** The first day of the next period; `null` if it is in the future. */
function nextOf({ period, end }: BoardSpan, today: Temporal.PlainDate): string | null {
  return period !== 'all' && end < today.toString() ? Temporal.PlainDate.from(end).add({ days: 1 }).toString() : null
}
