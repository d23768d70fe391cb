import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readLeaderboard } from '#server/points/boards/leaderboard.ts'
import { boardPeriodOf } from '#server/shop/settings/boardPeriodOf.ts'
import { Leaderboard, LeaderboardQuery } from '#shared/contract/leaderboard.ts'

export const GET = endpoint({
  summary:
    'Lists the users with the most points in a period, among everyone or in one of the user’s organizations, with the user’s own place. `date` chooses a period that is over.',
  access: 'incentives_leaderboard',
  query: LeaderboardQuery,
  answer: Leaderboard,
  refuses: { 404: {} },
  async run({ query, user, locals: { db, visit } }) {
    const period = await boardPeriodOf(db.reader, query)
    const wish = { ...query, period, user }
    return { data: await db.snapshot((reader) => readLeaderboard(reader, wish, visit)) }
  },
})

export const ALL = otherMethods({ GET })
