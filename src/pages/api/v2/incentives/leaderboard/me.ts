import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { LeaderboardMe } from '#shared/contract/leaderboard.ts'

export const PATCH = endpoint({
  summary: 'Returns whether the user wants to be ranked.',
  access: 'incentives_leaderboard',
  body: LeaderboardMe,
  answer: LeaderboardMe,
  async run({ body: { listed }, user, locals: { db, visit } }) {
    await joinLeaderboard(db, user.uid, listed, visit)
    return { data: { listed } }
  },
})

export const ALL = otherMethods({ PATCH })
