import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, earn, timeZone } from '../savers.ts'
import {
  belongTo,
  boardLines,
  boardOf,
  createEarners,
  createOrganization,
  firstEarningOf,
  noon,
  pointsOnBoards,
} from './board.ts'

const october = at('2026-10-07')

test('a user who joins an organisation brings the points of each board that is open', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [50], october)
  await earn(db, { uid, points: 7, now: noon })
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  await belongTo(db, uid, [ferry])
  const since = [
    'all : 57',
    'month 2026-11-01: 7',
    'quarter 2026-10-01: 57',
    'week 2026-11-16: 7',
    'year 2026-01-01: 57',
  ]
  const before = ['month 2026-10-01: 50', 'week 2026-10-05: 50']
  expect(await pointsOnBoards(db, 'boards.organization_id', ferry)).toEqual([...since, ...before].toSorted())
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  await belongTo(db, uid, [mill])
  expect(await pointsOnBoards(db, 'boards.organization_id', mill), 'what is frozen stays as it was').toEqual(since)
})

test('a user who comes back to the leaderboard is not added to frozen boards', async () => {
  const db = await freshDatabase()
  const [shy = 0, other = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10], october)
  await joinLeaderboard(db, shy, false, { now: october, timeZone })
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  await joinLeaderboard(db, shy, true, { now: noon, timeZone })
  expect(boardLines(await boardOf(db, other, { date: '2026-10-07' }))[0]).toBe('1 Saver No. 2: 50 (me)')
  expect(boardLines(await boardOf(db, other, { period: 'year' }))[0]).toBe('1 Saver No. 1: 60')
})

test('a frozen board is not raised, also if a clock was ahead when it was frozen', async () => {
  const db = await freshDatabase()
  const [uid = 0, other = 0] = await createEarners(db, [50, 40], noon)
  await freezeBoards(db, { now: at('2028-01-01'), timeZone })
  await earn(db, { uid, points: 7, now: noon })
  await belongTo(db, other, [await createOrganization(db, 'Ferry')])
  await earn(db, { uid: other, points: 7, now: noon })
  for (const [user, points] of [
    [uid, 50],
    [other, 40],
  ] as const) {
    expect((await boardOf(db, user)).me.points).toBe(points)
    expect((await boardOf(db, user, { period: 'all' })).me.points).toBe(points + 7)
  }
})

test('a user whose points were all taken back has no place and no neighbours', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10])
  const entryId = await firstEarningOf(db, uid)
  await db.transact((tx) => clawBack(tx, { entryId, reason: 'story' }, { now: noon, timeZone }))
  const board = await boardOf(db, uid, { size: 2 })
  expect(board).toMatchObject({ around: [], gap: false, me: { points: 0, rank: null } })
  expect(boardLines(board)).toEqual(['1 Saver No. 2: 50', '2 Saver No. 3: 40'])
})

test('of several users with equal points the two above are shown, not more', async () => {
  const db = await freshDatabase()
  const points = Array.from({ length: 30 }, (_, n) => 1000 - 10 * n)
  const uids = await createEarners(db, [...points.slice(0, 26), points[25] ?? 0, ...points.slice(27)])
  const { around } = await boardOf(db, uids[26] ?? 0)
  expect(around.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
    '25 Saver No. 25',
    '26 Saver No. 26',
    '26 Saver No. 27',
    '28 Saver No. 28',
    '29 Saver No. 29',
  ])
})
