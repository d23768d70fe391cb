import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { readLeaderboard } from '#server/points/boards/leaderboard.ts'
import { ownRank } from '#server/points/boards/ownRank.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { demoDatabase, freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { at, earn, timeZone } from '../savers.ts'
import { block, createEarners, firstEarningOf, noon } from './board.ts'

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

test('a learner has no rank while fewer than five learners have points', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 40, 30, 0], noon)
  const ranks = () =>
    Promise.all(uids.map((uid) => ownRank(db.reader, { uid, period: 'month' }, { now: noon, timeZone })))
  expect(await ranks()).toEqual([null, null, null, null, null])
  await earn(db, { uid: uids[4] ?? 0, points: 1, now: noon })
  expect(await ranks()).toEqual([1, 2, 2, 4, 5])
})

test('a learner whose points were taken back has no rank', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 5], noon)
  const [uid = 0] = uids
  const rankOf = (uid = 0) => ownRank(db.reader, { uid, period: 'all' }, { now: noon, timeZone })
  expect(await rankOf(uid)).toBe(1)
  const entryId = await firstEarningOf(db, uid)
  await db.transact((tx) => clawBack(tx, { entryId, reason: 'story' }, { now: noon, timeZone }))
  expect(await rankOf(uid)).toBeNull()
  expect(await rankOf(uids[1])).toBe(1)
})

test('a learner has the rank of a frozen board where the clock of the site goes back into its period', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 5], at('2026-10-07'))
  const midnight = new Date('2026-11-01T06:02:00Z')
  await freezeBoards(db, { now: midnight, timeZone })
  await block(db, uids[0] ?? 0)
  const rankIn = (zone: string) =>
    ownRank(db.reader, { uid: uids[1] ?? 0, period: 'month' }, { now: midnight, timeZone: zone })
  expect(await rankIn('Pacific/Honolulu'), 'still in October, behind a learner who is blocked now').toBe(2)
  expect(await rankIn(timeZone), 'in November').toBeNull()
})
