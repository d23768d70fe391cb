import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { isUntallied, peopleAbove } from '#server/points/boards/tally.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { createEarners, firstEarningOf, noon } from './board.ts'
import { at, createSavers, earn, earnAll, timeZone } from '../savers.ts'

const time = { now: noon, timeZone }
const PEOPLE = 6

/** Points near the limits of all buckets. */
const points = fc.oneof(
  fc.integer({ min: 1, max: 600 }),
  fc.constantFrom(255, 256, 257, 65_535, 65_536, 65_537, 16_777_215, 16_777_216, 40_000_000),
)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who: fc.nat(PEOPLE - 1), points }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(PEOPLE - 1), takeBack: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(PEOPLE - 1), listed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant('tally' as const) },
)

test('at any state of the count, the number of people above is exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const db = await freshDatabase()
      const uids = await createSavers(db, PEOPLE)
      for (const one of steps) {
        if (one === 'tally') await tallyBoards(db)
        else if ('points' in one) await earn(db, { uid: uids[one.who] ?? 0, points: one.points, now: noon })
        else if ('listed' in one) await joinLeaderboard(db, uids[one.who] ?? 0, one.listed, time)
        else await takeBack(db, uids[one.who] ?? 0)
        await compare(db)
      }
    }),
    { numRuns: 12 },
  )
})

test('a counted row is counted again only after a change', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createSavers(db, 2)
  await earn(db, { uid: first, points: 10, now: noon })
  await earn(db, { uid: second, points: 20, now: noon })
  expect(await untallied(db)).toBe(10)
  expect(await tallyBoards(db)).toBe(10)
  expect(await untallied(db)).toBe(0)
  expect(await tallyBoards(db)).toBe(0)
  await earn(db, { uid: first, points: 1, now: noon })
  expect(await tallyBoards(db)).toBe(5)
})

test('a count in which one learner takes the exact place of another one ends, too', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [10, 0, 5], noon)
  await tallyBoards(db)
  await joinLeaderboard(db, first, false, time)
  await earn(db, { uid: second, points: 10, now: noon })
  expect(await tallyBoards(db)).toBe(10)
  expect(await untallied(db)).toBe(0)
  await compare(db)
})

test('a frozen board is not counted, not even if it is frozen during the count', async () => {
  const db = await freshDatabase()
  await createEarners(db, [50, 40], at('2026-10-28'))
  await freezeBoards(db, { now: at('2026-11-01'), timeZone })
  expect(await untallied(db), 'with the month').toBe(10)
  let transactions = 0
  const freezing: Database['transact'] = async (run) => {
    if (transactions++ === 0) await freezeBoards(db, { now: at('2026-11-02'), timeZone })
    return db.transact(run)
  }
  expect(await tallyBoards({ ...db, transact: freezing }), 'the quarter, the year and all time').toBe(6)
  expect(await untallied(db), 'the week and the month').toBe(4)
  const counted = db.reader.selectFrom('board_tallies').innerJoin('boards', 'boards.id', 'board_id')
  expect(await counted.select('period').where('frozen_at', 'is not', null).execute()).toEqual([])
})

test('a board with more rows than one transaction counts is counted to the end', async () => {
  const db = await freshDatabase()
  const uids = await createSavers(db, 501)
  await earnAll(db, uids, { points: 3, now: noon })
  expect(await tallyBoards(db)).toBe(5 * 501)
  expect(await untallied(db)).toBe(0)
})

test('counting stops at a signal between two boards', async () => {
  const db = await freshDatabase()
  await createEarners(db, [50], noon)
  const end = new AbortController()
  const stopping: Database['transact'] = (run) => db.transact(run).finally(() => end.abort(new Error('stopped')))
  await expect(tallyBoards({ ...db, transact: stopping }, { signal: end.signal })).rejects.toThrow('stopped')
  expect(await untallied(db)).toBe(4)
})

async function compare(db: Database): Promise<void> {
  const rows = await db.reader.selectFrom('board_rows').select(['board_id', 'points', 'listed']).execute()
  for (const { board_id, points } of rows) {
    const above = rows.filter((row) => row.board_id === board_id && row.listed === 1 && row.points > points)
    expect(await peopleAbove(db.reader, board_id, points)).toBe(above.length)
  }
}

async function takeBack(db: Database, uid: number): Promise<void> {
  const entryId = await firstEarningOf(db, uid).catch(() => undefined)
  if (entryId !== undefined) await db.transact((tx) => clawBack(tx, { entryId, reason: 'story' }, time))
}

async function untallied(db: Database): Promise<number> {
  return (await db.reader.selectFrom('board_rows').select('uid').where(isUntallied).execute()).length
}
