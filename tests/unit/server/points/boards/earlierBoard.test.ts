import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, earn, timeZone } from '../savers.ts'
import { boardOf, createEarners, noon } from './board.ts'

const october = at('2026-10-07')

/** Five users with points in October, and a sixth one without. */
async function inOctober(db: Database): Promise<number[]> {
  return createEarners(db, [50, 40, 30, 20, 10, 0], october)
}

async function earnInNovember(db: Database, uids: readonly number[], points: readonly number[]): Promise<void> {
  for (const [n, uid] of uids.entries()) await earn(db, { uid, points: points[n] ?? 1, now: noon })
}

const freeze = (db: Database) => freezeBoards(db, { now: at('2026-11-02'), timeZone })

test('a row shows the rank of the previous period, and a newcomer has none', async () => {
  const db = await freshDatabase()
  const uids = await inOctober(db)
  await freeze(db)
  await earnInNovember(db, uids, [20, 60, 50, 40, 30, 10])
  const board = await boardOf(db, uids[0] ?? 0)
  expect(board.compared).toBe(true)
  expect(board.rows.map(({ rank, name, previous_rank }) => [rank, name, previous_rank])).toEqual([
    [1, 'Saver No. 2', 2],
    [2, 'Saver No. 3', 3],
    [3, 'Saver No. 4', 4],
    [4, 'Saver No. 5', 5],
    [5, 'Saver No. 1', 1],
    [6, 'Saver No. 6', null],
  ])
})

test('ranks are compared with final ones only, and all time has no previous period', async () => {
  const db = await freshDatabase()
  const uids = await inOctober(db)
  await earnInNovember(db, uids, [20, 60, 50, 40, 30, 10])
  expect(await boardOf(db, uids[0] ?? 0), 'October is not frozen').toMatchObject({
    compared: false,
    previous: '2026-10-31',
  })
  await freeze(db)
  expect((await boardOf(db, uids[0] ?? 0, { period: 'all' })).compared).toBe(false)
  expect((await boardOf(db, uids[0] ?? 0, { date: '2026-10-07' })).compared, 'the first board').toBe(false)
})

test('ranks are compared with the period directly before only', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 0], at('2026-09-09'))
  await freeze(db)
  await earnInNovember(db, uids, [20, 60, 50, 40, 30, 10])
  const board = await boardOf(db, uids[0] ?? 0)
  expect(board).toMatchObject({ compared: false, previous: '2026-10-31' })
  expect(board.rows.every(({ previous_rank }) => previous_rank === null)).toBe(true)
})

test('the ranks of a group that was too small to be shown stay hidden', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 0, 0], october)
  await freeze(db)
  await earnInNovember(db, uids, [20, 60, 50, 40, 30, 10])
  const board = await boardOf(db, uids[0] ?? 0)
  expect(board).toMatchObject({ hidden: false, compared: false })
  expect(board.rows.every(({ previous_rank }) => previous_rank === null)).toBe(true)
})

test('a user who was not ranked in the previous period is new', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 40, 30, 20, 10], october)
  const [shy = 0, other = 0] = uids
  await joinLeaderboard(db, shy, false, { now: october, timeZone })
  await freeze(db)
  await joinLeaderboard(db, shy, true, { now: noon, timeZone })
  await earnInNovember(db, uids, [60, 50, 40, 30, 20, 10])
  const { rows } = await boardOf(db, other)
  expect(rows.map(({ previous_rank }) => previous_rank)).toEqual([null, 1, 2, 3, 4, 5])
})
