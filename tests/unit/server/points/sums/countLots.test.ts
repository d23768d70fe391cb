import { expect, test } from 'vitest'
import { award } from '#server/points/award.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { countLots } from '#server/points/sums/countLots.ts'
import { lotSums } from '#server/points/sums/lotSums.ts'
import { pointMarks } from '#server/points/sums/marks.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, earn, earnAll, timeZone } from '../savers.ts'

const now = at('2026-11-20')

test('the open lots are counted by schedule and last day, with the learners who have points', async () => {
  const db = await freshDatabase()
  const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const never = await createTerms(db, { type: 'never' })
  const uids = await createSavers(db, 3)
  const [anna = 0, boris = 0] = uids
  await earnAll(db, [anna, boris], { points: 40, now: at('2026-11-01'), scheduleId: yearEnd })
  await earn(db, { uid: anna, points: 5, now: at('2026-11-01'), scheduleId: never })
  await earn(db, { uid: uids[2] ?? 0, points: 3, now: at('2026-11-01'), pendingDays: 90, scheduleId: never })
  await buy(db, { uid: boris, points: 40, now: at('2026-11-02') })
  await countLots(db, now)
  const rows = await db.reader.selectFrom('lot_sums').selectAll().orderBy('expires_on', 'desc').execute()
  expect(rows).toEqual([
    { schedule_version: expect.any(Number), expires_on: '2026-12-31', lots: 1, points: 40 },
    { schedule_version: expect.any(Number), expires_on: '', lots: 2, points: 8 },
  ])
  expect(await pointMarks(db.reader)).toMatchObject({ lots_entry: 5, lots_at: '2026-11-20 19:00:00', holders: 2 })
  await countLots(db, now)
  expect(await db.reader.selectFrom('lot_sums').selectAll().execute(), 'not twice').toHaveLength(2)
})

test('lots without a schedule, and a site without lots, are counted too', async () => {
  const db = await freshDatabase()
  await countLots(db, now)
  expect(await lotSums(db.reader)).toEqual([])
  expect(await pointMarks(db.reader)).toMatchObject({ lots_entry: 0, holders: 0 })
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 5, now: at('2026-11-01') })
  await countLots(db, now)
  expect(await lotSums(db.reader)).toEqual([{ schedule_version: 0, expires_on: '', lots: 1, points: 5 }])
})

test('more last days than fit in one statement are kept', async () => {
  const db = await freshDatabase()
  await createTerms(db, { type: 'rolling', amount: 300, unit: 'days' })
  const [uid = 0] = await createSavers(db, 1)
  const first = Temporal.Instant.from('2026-06-01T19:00:00Z')
  await db.transact(async (tx) => {
    for (let day = 0; day < 101; day++) {
      const time = { now: new Date(first.add({ hours: 24 * day }).epochMilliseconds), timeZone }
      await award(tx, { uid, kind: 'import', points: 2, reason: 'story', key: `day ${day}` }, time)
    }
  })
  await countLots(db, now)
  const sums = await db.reader.selectFrom('lot_sums').selectAll().execute()
  expect(sums).toHaveLength(101)
  expect(sums.every(({ lots, points }) => lots === 1 && points === 2)).toBe(true)
})

test('the lots of a learner behind many others are counted', async () => {
  const db = await freshDatabase()
  const uids = await createSavers(db, 501)
  await db.transact(async (tx) => {
    for (const uid of uids) await openWallet(tx, uid, { now: at('2026-11-01') })
  })
  await earn(db, { uid: uids.at(-1) ?? 0, points: 5, now: at('2026-11-01') })
  await countLots(db, now)
  expect(await db.reader.selectFrom('lot_sums').select(['lots', 'points']).execute()).toEqual([{ lots: 1, points: 5 }])
})

test('counting stops at a signal and leaves the earlier sums', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 5, now: at('2026-11-01') })
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(countLots(db, now, { signal })).rejects.toThrow('stopped')
  expect(await pointMarks(db.reader)).toMatchObject({ lots_entry: 0 })
})
