import { expect, test } from 'vitest'
import { readLeaderboard } from '#server/points/boards/leaderboard.ts'
import { ownRank } from '#server/points/boards/ownRank.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const time = { now: morning, timeZone: 'UTC' }

test('everyone has the rank that the leaderboard shows, before and after a count', async () => {
  const db = await demoDatabase()
  const users = await db.reader.selectFrom('users').select('uid').orderBy('uid').execute()
  for (const isCounted of [false, true]) {
    if (isCounted) await tallyBoards(db)
    const ranks: (number | null)[] = []
    for (const { uid } of users) {
      for (const period of ['month', 'year', 'all'] as const) {
        const user = { uid, organizations: [] }
        const { me } = await readLeaderboard(db.reader, { user, period, scope: 'everyone' }, time)
        const rank = await ownRank(db.reader, { uid, period }, time)
        expect(rank, `${uid} ${period}`).toBe(me.rank)
        ranks.push(rank)
      }
    }
    expect(ranks).toContain(1)
    expect(ranks).toContain(null)
  }
})
