import { expect, test } from 'vitest'
import { runDaily } from '#server/jobs/daily.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { countDays } from '#server/points/sums/countDays.ts'
import { countSums } from '#server/points/sums/countSums.ts'
import { daySums } from '#server/points/sums/daySums.ts'
import { lotSums } from '#server/points/sums/lotSums.ts'
import { pointMarks } from '#server/points/sums/marks.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { node } from '../nodes.ts'
import { at, buy, createSavers, createTerms, earn, setClock, timeZone } from '../savers.ts'

const since = '2026-11-01'

/** Two learners on the site's clock, seven hours behind UTC. */
async function twoSavers() {
  const db = await freshDatabase()
  await setClock(db)
  const version = await createTerms(db, { type: 'rolling', amount: 2, unit: 'months' })
  const [anna = 0, boris = 0] = await createSavers(db, 2)
  await earn(db, { uid: anna, points: 100, now: at('2026-10-30') })
  // Still the 10th on the site's clock.
  await earn(db, { uid: boris, points: 40, now: at('2026-11-11T06:59:00Z') })
  await earn(db, { uid: anna, points: 7, now: at('2026-11-11T07:00:00Z') })
  await buy(db, { uid: anna, points: 30, now: at('2026-11-12') })
  return { db, anna, boris, version }
}

async function openPoints(db: Database) {
  const ends = new Map<string, { lots: number; points: number }>()
  for (const { expires_on, lots, points } of await lotSums(db.reader)) {
    const sum = ends.get(expires_on) ?? { lots: 0, points: 0 }
    ends.set(expires_on, { lots: sum.lots + lots, points: sum.points + points })
  }
  return Object.fromEntries([...ends].filter(([, { points }]) => points > 0).sort())
}

/** The orders of these tests have no lines, so the proofs of orders do not hold. */
async function findings(db: Database) {
  return (await reconcile(db)).filter(({ proof }) => !proof.startsWith('an order '))
}

const expected = {
  before: 100,
  days: [
    { day: '2026-11-10', kind: 'earn', entries: 1, amount: 40 },
    { day: '2026-11-11', kind: 'earn', entries: 1, amount: 7 },
    { day: '2026-11-12', kind: 'purchase', entries: 1, amount: -30 },
  ],
}

const later = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2027-02-01'].map((day) =>
  Temporal.PlainDate.from(day),
)

test.each(later)('the sums of days are the same before and after the daily job kept them, on %s', async (today) => {
  const { db } = await twoSavers()
  expect(await daySums(db.reader, { since, today, timeZone })).toEqual(expected)
  await runDaily(node(db, at('2026-11-12')))
  const days = await db.reader.selectFrom('point_days').select('day').orderBy('starts_at').execute()
  expect(days.map(({ day }) => day)).toEqual(['2026-10-30', '2026-11-10', '2026-11-11'])
  expect(await daySums(db.reader, { since, today, timeZone })).toEqual(expected)
  await runDaily(node(db, at('2026-11-13')))
  expect(await daySums(db.reader, { since, today, timeZone })).toEqual(expected)
  expect(await findings(db)).toEqual([])
})

test('entries after the last count complete the points by their last day', async () => {
  const { db, anna, boris } = await twoSavers()
  const before = {
    '2026-12-30': { lots: 1, points: 70 },
    '2027-01-10': { lots: 1, points: 40 },
    '2027-01-11': { lots: 1, points: 7 },
  }
  expect(await openPoints(db)).toEqual(before)
  await runDaily(node(db, at('2026-11-13')))
  expect(await openPoints(db)).toEqual(before)
  expect(await pointMarks(db.reader)).toMatchObject({ holders: 2, proved_at: '2026-11-13 19:00:00', proved_wallets: 2 })
  await buy(db, { uid: anna, points: 72, now: at('2026-11-13') })
  await earn(db, { uid: boris, points: 9, now: at('2026-11-13') })
  const after = {
    '2027-01-10': { lots: 1, points: 40 },
    '2027-01-11': { lots: 1, points: 5 },
    '2027-01-13': { lots: 1, points: 9 },
  }
  expect(await openPoints(db)).toEqual(after)
  await runDaily(node(db, at('2026-11-14')))
  expect(await openPoints(db)).toEqual(after)
})

test('a sum that was changed by hand is found by the proof, and the daily job counts it again', async () => {
  const { db } = await twoSavers()
  await runDaily(node(db, at('2026-11-13')))
  await db.transact((tx) => tx.updateTable('point_days').set({ amount: 999 }).where('day', '=', '2026-11-10').execute())
  expect(await findings(db)).toEqual([
    { proof: 'the kept sums of a day are those of its entries', uid: 0, id: 20_261_110, is: 999, shouldBe: 40 },
  ])
  await runDaily(node(db, at('2026-11-14')))
  expect(await pointMarks(db.reader)).toMatchObject({ findings: 2 })
  expect(await findings(db)).toEqual([])
})

test('a proof that did not finish is not noted, and the sums are counted', async () => {
  const { db } = await twoSavers()
  const time = { now: at('2026-11-13'), timeZone }
  expect(await countSums(db, { findings: undefined, begun: time.now }, time)).toBe(14)
  expect(await pointMarks(db.reader)).toMatchObject({ proved_at: null, lots_at: '2026-11-13 19:00:00' })
  expect(await countSums(db, { findings: [], begun: at('2026-11-14') }, time)).toBe(0)
  expect(await pointMarks(db.reader)).toMatchObject({ proved_at: '2026-11-14 19:00:00', findings: 0 })
  const finding = { proof: 'a wallet is the sum of its lots', uid: 1, id: 1, is: 1, shouldBe: 0 }
  const findings = [finding, finding]
  expect(await countSums(db, { findings, begun: time.now }, time), 'the days were not wrong').toBe(0)
  expect(await pointMarks(db.reader)).toMatchObject({ findings: 2 })
})

test('a count of the sums stops at a signal', async () => {
  const db = await freshDatabase()
  const time = { now: at('2026-11-13'), timeZone }
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(countSums(db, { findings: [], begun: time.now }, time, { signal })).rejects.toThrow('stopped')
})

test('the days begin with the given one, and what is later than tomorrow counts as tomorrow', async () => {
  const { db } = await twoSavers()
  const sums = (first: string, day: string) =>
    daySums(db.reader, { since: first, today: Temporal.PlainDate.from(day), timeZone })
  const [tenth, eleventh, twelfth] = expected.days
  expect(await sums('2026-11-10', '2026-11-12')).toEqual({ before: 100, days: [tenth, eleventh, twelfth] })
  expect(await sums('2026-11-11', '2026-11-12')).toEqual({ before: 140, days: [eleventh, twelfth] })
  const early = { before: 100, days: [tenth, eleventh, { ...twelfth, day: '2026-11-11' }] }
  expect(await sums('2026-11-10', '2026-11-10')).toEqual(early)
  await countDays(db, { now: at('2026-11-14'), timeZone })
  expect(await sums('2026-11-10', '2026-11-14')).toEqual({ before: 100, days: [tenth, eleventh, twelfth] })
  expect(await sums('2026-11-11', '2026-11-14')).toEqual({ before: 140, days: [eleventh, twelfth] })
})

test('after a change of the time zone every entry is still counted once', async () => {
  const { db } = await twoSavers()
  await countDays(db, { now: at('2026-11-12'), timeZone })
  await countDays(db, { now: at('2026-11-14'), timeZone: 'Asia/Tokyo' })
  for (const today of later) {
    const { before, days } = await daySums(db.reader, { since, today, timeZone: 'Asia/Tokyo' })
    expect(before + days.reduce((sum, { amount }) => sum + amount, 0)).toBe(117)
  }
  expect(await findings(db)).toEqual([])
})
