import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, timeZone } from '../savers.ts'
import { createEarners } from './board.ts'

const october = at('2026-10-28')
const freeze = (db: Database, moment: string) => freezeBoards(db, { now: at(moment), timeZone })

function ranksOf(db: Database, period: 'month' | 'year') {
  return db.reader
    .selectFrom('board_rows')
    .innerJoin('boards', 'boards.id', 'board_id')
    .select(['uid', 'rank'])
    .where('period', '=', period)
    .orderBy('uid')
    .execute()
}

test('a board is frozen two minutes after the end of its period on the site’s clock, once', async () => {
  const db = await freshDatabase()
  await createEarners(db, [50, 40], october)
  expect(await freeze(db, '2026-11-01T06:01:59Z')).toBe(0)
  expect(await freeze(db, '2026-11-01T06:02:00Z'), 'the month').toBe(1)
  expect(await freeze(db, '2026-11-02'), 'the week').toBe(1)
  expect(await freeze(db, '2026-11-03')).toBe(0)
  expect(await freeze(db, '2028-01-01'), 'the quarter and the year, but not all time').toBe(2)
  const boards = db.reader.selectFrom('boards').select(['period', 'frozen_at']).orderBy('id')
  expect(Object.fromEntries((await boards.execute()).map(({ period, frozen_at }) => [period, frozen_at]))).toEqual({
    week: '2026-11-02 19:00:00',
    month: '2026-11-01 06:02:00',
    quarter: '2028-01-01 19:00:00',
    year: '2028-01-01 19:00:00',
    all: null,
  })
})

test('a frozen board holds the ranks of the users who are on it, and needs no counts', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0, third = 0, away = 0, last = 0] = await createEarners(db, [50, 50, 40, 90, 10], october)
  await joinLeaderboard(db, away, false, { now: october, timeZone })
  await db.transact((tx) => tx.updateTable('board_rows').set({ points: 0 }).where('uid', '=', last).execute())
  await tallyBoards(db)
  await freeze(db, '2026-11-02')
  expect(await ranksOf(db, 'month')).toEqual([
    { uid: first, rank: 1 },
    { uid: second, rank: 1 },
    { uid: third, rank: 3 },
    { uid: away, rank: null },
    { uid: last, rank: null },
  ])
  expect((await ranksOf(db, 'year')).every(({ rank }) => rank === null)).toBe(true)
  const counted = db.reader.selectFrom('board_tallies').innerJoin('boards', 'boards.id', 'board_id')
  const periods = (await counted.select('period').distinct().execute()).map(({ period }) => period)
  expect(periods.toSorted()).toEqual(['all', 'quarter', 'year'])
})

test('freezing stops at a signal and continues with the ranks that are missing', async () => {
  const db = await freshDatabase()
  await createEarners(db, [50], october)
  const end = new AbortController()
  const stopping = { ...db, transact: ((run) => db.transact(run).finally(() => end.abort())) as Database['transact'] }
  const time = { now: at('2026-11-02'), timeZone }
  await expect(freezeBoards(stopping, time, { signal: end.signal })).rejects.toThrow()
  expect(await freezeBoards(db, time), 'the closed week without ranks, and the month').toBe(2)
  expect(await freezeBoards(db, time)).toBe(0)
  expect((await ranksOf(db, 'month')).map(({ rank }) => rank)).toEqual([1])
})

test('two nodes at the same moment freeze a board once, and each may write the ranks', async () => {
  const db = await freshDatabase()
  await createEarners(db, [50], october)
  const counts = await Promise.all([freeze(db, '2026-11-02'), freeze(db, '2026-11-02')])
  expect(
    counts.reduce((sum, count) => sum + count, 0),
    'the week and the month',
  ).toBeGreaterThanOrEqual(2)
  expect((await ranksOf(db, 'month')).map(({ rank }) => rank)).toEqual([1])
  expect(await freeze(db, '2026-11-02')).toBe(0)
})
