import type { Kysely, KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema/schema.ts'
import { award } from '#server/points/award.ts'
import { countDays } from '#server/points/sums/countDays.ts'
import { countLots } from '#server/points/sums/countLots.ts'
import { daySums } from '#server/points/sums/daySums.ts'
import { lotSums } from '#server/points/sums/lotSums.ts'
import { pointMarks } from '#server/points/sums/marks.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { at, createSavers, earn, setClock, timeZone } from '../savers.ts'

const now = at('2026-11-20')

async function savers() {
  const db = openDatabase(await freshDatabaseUrl('empty'), { poolSize: 6 })
  onTestFinished(() => db.close())
  await setClock(db)
  const [anna = 0, boris = 0] = await createSavers(db, 2)
  return { db, anna, boris }
}

/** A reader after whose first statement something else happens once. */
function interrupted({ reader }: Database, happens: () => Promise<unknown>) {
  let isFirst = true
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false
        await happens()
      }
      return result
    },
  }
  return (reader as Kysely<Schema>).withPlugin(plugin)
}

const pointsIn = (rows: readonly { points: number }[]) => rows.reduce((sum, { points }) => sum + points, 0)

async function openPoints({ reader }: Database): Promise<number> {
  return pointsIn(await lotSums(reader))
}

async function balance({ reader }: Database): Promise<number> {
  const { before, days } = await daySums(reader, { since: '2026-11-01', today: dayOf(now, timeZone), timeZone })
  return days.reduce((sum, { amount }) => sum + amount, before)
}

describe('a count during a reading', () => {
  test('of the days does not count an entry twice', async () => {
    const { db, anna } = await savers()
    await earn(db, { uid: anna, points: 60, now: at('2026-11-10') })
    await countDays(db, { now: at('2026-11-12'), timeZone })
    await earn(db, { uid: anna, points: 40, now: at('2026-11-13') })
    const reader = interrupted(db, () => countDays(db, { now, timeZone }))
    const { before, days } = await daySums(reader, { since: '2026-11-01', today: dayOf(now, timeZone), timeZone })
    expect(days.reduce((sum, { amount }) => sum + amount, before)).toBe(100)
    expect(await balance(db)).toBe(100)
  })

  test('of the lots does not count a lot twice', async () => {
    const { db, anna } = await savers()
    await earn(db, { uid: anna, points: 60, now })
    await countLots(db, now)
    await earn(db, { uid: anna, points: 40, now })
    const reader = interrupted(db, () => countLots(db, now))
    expect(pointsIn(await lotSums(reader))).toBe(100)
    expect(await openPoints(db)).toBe(100)
  })
})

/** A transaction that has awarded 1,000 points and waits before its commit. */
async function waitingAward(db: Database, uid: number, at: Date) {
  const [awarded, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = db.transact(async (tx) => {
    await award(tx, { uid, kind: 'earn', points: 1_000, reason: 'story', key: `waiting:${uid}` }, { now: at, timeZone })
    awarded.resolve()
    await released.promise
  })
  await awarded.promise
  return {
    commit() {
      released.resolve()
      return done
    },
  }
}

// SQLite has one writer at a time, so entries are committed in the order of their ids.
describe('a transaction that commits late', () => {
  test('is not missing in the points by their last day', async ({ skip }) => {
    const { db, anna, boris } = await savers()
    skip(db.dialect === 'sqlite')
    await earn(db, { uid: boris, points: 5, now })
    await countLots(db, now)
    const late = await waitingAward(db, anna, now)
    await earn(db, { uid: boris, points: 1, now })
    const counting = countLots(db, now)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await earn(db, { uid: boris, points: 2, now })
    await late.commit()
    await counting
    expect(await openPoints(db)).toBe(1_008)
    expect(await pointMarks(db.reader)).toMatchObject({ lots_entry: 3 })
    await countLots(db, now)
    expect(await openPoints(db)).toBe(1_008)
  })

  test('keeps the earlier sums if it does not end in time', async ({ skip }) => {
    const { db, anna, boris } = await savers()
    skip(db.dialect === 'sqlite')
    await earn(db, { uid: boris, points: 5, now })
    await countLots(db, now)
    const late = await waitingAward(db, anna, now)
    await earn(db, { uid: boris, points: 1, now })
    await countLots(db, now, { writersEndMs: 50 })
    await late.commit()
    expect(await openPoints(db)).toBe(1_006)
    expect(await pointMarks(db.reader)).toMatchObject({ lots_entry: 1 })
  })

  test('is not missing in the sums of its day', async ({ skip }) => {
    const { db, anna, boris } = await savers()
    skip(db.dialect === 'sqlite')
    await earn(db, { uid: boris, points: 1, now: at('2026-11-18') })
    const late = await waitingAward(db, anna, at('2026-11-18'))
    const counting = countDays(db, { now, timeZone })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await late.commit()
    await counting
    expect(await balance(db)).toBe(1_001)
  })
})

test('a day is counted five minutes after its end, when its last requests are over', async () => {
  const { db, anna } = await savers()
  await earn(db, { uid: anna, points: 3, now: at('2026-11-19') })
  expect(await countDays(db, { now: at('2026-11-20T07:04:00Z'), timeZone })).toBe(0)
  expect(await countDays(db, { now: at('2026-11-20T07:05:00Z'), timeZone })).toBe(1)
})
