import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { leaderboard } from '#server/points/boards/leaderboard.ts'
import { Leaderboard, LeaderboardQuery } from '#shared/contract/leaderboard.ts'

export const GET = endpoint({
  summary:
    'Who earned most in a period, among everyone or in one of the asker’s organizations, with the asker’s own place. `date` chooses a period that is over.',
  access: 'incentives_leaderboard',
  query: LeaderboardQuery,
  answer: Leaderboard,
  run: async ({ query, user, locals: { db, now, site } }) => ({
    data: await leaderboard(db.reader, { ...query, asker: user }, { now, timeZone: site.general.timezone }),
  }),
})

export const ALL = otherMethods({ GET })
