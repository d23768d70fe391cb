import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import {
  belongTo,
  boardOf,
  createEarners,
  createOrganization,
  firstEarningOf,
  noon,
  boardLines,
} from '../../server/points/boards/board.ts'
import { at, earn, timeZone } from '../../server/points/savers.ts'

const time = { now: noon, timeZone }

test('weeks begin on Monday and months on the first, in the site’s time zone', async () => {
  const db = await freshDatabase()
  // Seven hours behind: 06:59 UTC on Monday is still Sunday, 07:00 is Monday.
  const [uid = 0] = await createEarners(db, [1, 1, 1, 1, 1], at('2026-11-10'))
  await earn(db, { uid, points: 100, now: at('2026-11-16T06:59:59Z') })
  await earn(db, { uid, points: 10, now: at('2026-11-16T07:00:00Z') })
  await earn(db, { uid, points: 1000, now: at('2026-12-01T06:59:59Z') })
  await earn(db, { uid, points: 5000, now: at('2026-12-01T07:00:00Z') })
  const points = async (period: 'week' | 'month' | 'quarter' | 'year' | 'all', now = noon) =>
    (await boardOf(db, uid, { period }, now)).me.points
  expect(await points('week')).toBe(10)
  expect(await points('week', at('2026-11-15'))).toBe(1 + 100)
  expect(await points('month')).toBe(1 + 100 + 10 + 1000)
  expect(await points('month', at('2026-12-01T07:00:00Z'))).toBe(5000)
  expect(await points('quarter')).toBe(6111)
  expect(await points('year', at('2027-01-01T06:59:59Z'))).toBe(6111)
  expect(await points('year', at('2027-01-01T07:00:00Z'))).toBe(0)
  expect(await points('all', at('2027-01-01T07:00:00Z'))).toBe(6111)
})

test('points that are taken back count against the period in which they were earned, never below 0', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [50, 40, 30, 20, 10], at('2026-10-07'))
  await earn(db, { uid, points: 7, now: noon })
  const earning = await firstEarningOf(db, uid)
  for (let n = 0; n < 2; n++) {
    await db.transact((tx) => clawBack(tx, { entryId: earning, reason: 'story' }, time))
  }
  expect((await boardOf(db, uid)).me.points).toBe(7)
  expect((await boardOf(db, uid, { date: '2026-10-07' })).me.points).toBe(0)
  expect((await boardOf(db, uid, { period: 'quarter' })).me.points).toBe(7)
  expect(boardLines(await boardOf(db, uid, { period: 'year' })).at(-1)).toBe('5 Saver No. 1: 7 (me)')
})

test('a past period is frozen: its ranks do not change, but users who leave the leaderboard disappear', async () => {
  const db = await freshDatabase()
  const october = { date: '2026-10-20' }
  const uids = await createEarners(db, [60, 50, 50, 30, 20, 10], at('2026-10-20'))
  const [first = 0, second = 0, third = 0] = uids
  await joinLeaderboard(db, third, false, { now: at('2026-10-21'), timeZone })
  const last = at('2026-11-01T05:59:59Z')
  expect(await freezeBoards(db, { now: last, timeZone })).toBe(1) // the week, not yet the month
  expect((await boardOf(db, first, october, last)).frozen).toBe(false)
  expect(await freezeBoards(db, { now: at('2026-11-01'), timeZone })).toBe(1)
  const frozen = boardLines(await boardOf(db, first, october))
  expect(frozen).toEqual([
    '1 Saver No. 1: 60 (me)',
    '2 Saver No. 2: 50',
    '3 Saver No. 4: 30',
    '4 Saver No. 5: 20',
    '5 Saver No. 6: 10',
  ])
  const earning = await firstEarningOf(db, first)
  await db.transact((tx) => clawBack(tx, { entryId: earning, reason: 'story' }, time))
  await joinLeaderboard(db, third, true, time)
  expect(boardLines(await boardOf(db, first, october))).toEqual(frozen)
  expect(await freezeBoards(db, time)).toBe(0)
  const board = await boardOf(db, first, october)
  expect(board).toMatchObject({ frozen: true, start: '2026-10-01', end: '2026-10-31', next: '2026-11-01' })
  await earn(db, { uid: uids[3] ?? 0, points: 1, now: noon })
  await joinLeaderboard(db, second, false, time)
  expect((await boardOf(db, first, october)).hidden).toBe(true) // four are left
  await joinLeaderboard(db, second, true, time)
  expect(boardLines(await boardOf(db, first, october))).toEqual(frozen)
})

test('a user who leaves a frozen board leaves a gap, because the others keep their ranks', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10], at('2026-10-20'))
  await freezeBoards(db, { now: noon, timeZone })
  await joinLeaderboard(db, first, false, time)
  const board = await boardOf(db, second, { date: '2026-10-20' })
  expect(board.rows.map(({ rank }) => rank)).toEqual([2, 3, 4, 5, 6])
})

test('users who earn at the same time, as the first of a period, are all counted', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, Array(8).fill(0))
  const ferry = await createOrganization(db, 'Ferry')
  for (const uid of uids) await belongTo(db, uid, [ferry])
  await Promise.all(uids.flatMap((uid) => [10, 5].map((points) => earn(db, { uid, points, now: noon }))))
  for (const scope of ['everyone', 'organization'] as const) {
    const { rows } = await boardOf(db, uids[0] ?? 0, { scope })
    expect(rows.map(({ rank, points }) => [rank, points])).toEqual(Array(8).fill([1, 15]))
  }
})

test('the links lead back to the oldest board and forward to today', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [10], at('2026-08-03'))
  await earn(db, { uid, points: 1, now: noon })
  expect(await boardOf(db, uid)).toMatchObject({ previous: '2026-10-31', next: null })
  expect(await boardOf(db, uid, { date: '2026-08-30' })).toMatchObject({ previous: null, next: '2026-09-01' })
  expect(await boardOf(db, uid, { date: '2030-01-01' })).toMatchObject({ start: '2026-11-01', next: null })
  expect(await boardOf(db, uid, { period: 'all' })).toMatchObject({ start: null, previous: null, next: null })
})
