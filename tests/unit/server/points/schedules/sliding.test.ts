import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { refund } from '#server/points/refund.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../../accounts/cast.ts'
import { at, buy, createSavers, createTerms, earn, endsOf, setClock, timeZone } from '../savers.ts'

async function saver(reset_by: string[]): Promise<{ db: Database; uid: number }> {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'sliding', amount: 3, unit: 'months', reset_by })
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 50, now: at('2026-01-31') })
  expect(await endsOf(db, uid)).toEqual(['2026-04-30'])
  return { db, uid }
}

test('earning again restarts all periods that earning resets', async () => {
  const { db, uid } = await saver(['earn'])
  await earn(db, { uid, points: 10, now: at('2026-03-15') })
  expect(await endsOf(db, uid)).toEqual(['2026-06-15', '2026-06-15'])
  const wallet = await walletOf(db.reader, uid, { now: at('2026-06-15'), timeZone })
  expect(wallet).toMatchObject({ points: 60, next_expiry: { points: 60, date: '2026-06-15' } })
  expect(await walletOf(db.reader, uid, { now: at('2026-06-16'), timeZone })).toMatchObject({ points: 0, expired: 60 })
})

test('spending a part restarts the period of the rest, and no other periods', async () => {
  const { db, uid } = await saver(['spend', 'login'])
  await earn(db, { uid, points: 10, now: at('2026-03-15') })
  expect(await endsOf(db, uid)).toEqual(['2026-04-30', '2026-06-15'])
  await buy(db, { uid, points: 20, now: at('2026-04-30') })
  expect(await endsOf(db, uid)).toEqual(['2026-07-30', '2026-07-30'])
})

test('spending restarts the periods also for a learner who has points that never expire', async () => {
  const { db, uid } = await saver(['spend'])
  const never = await createTerms(db, { type: 'never' })
  await earn(db, { uid, points: 10, now: at('2026-02-01'), scheduleId: never })
  await buy(db, { uid, points: 20, now: at('2026-04-30') })
  expect(await endsOf(db, uid)).toEqual(['2026-07-30', null])
})

test('a login restarts the period, and so does a visit of a user who stays logged in', async () => {
  const { db, uid } = await saver(['login'])
  const token = await db.transact((tx) => openSession(tx, { uid, now: at('2026-02-10') }))
  expect(await endsOf(db, uid)).toEqual(['2026-05-10'])
  await sessionUser(db, token, at('2026-02-20'))
  expect(await endsOf(db, uid)).toEqual(['2026-05-20'])
  const { next_change_at } = await db.reader.selectFrom('wallets').selectAll().executeTakeFirstOrThrow()
  expect(next_change_at).toBe('2026-05-21 06:00:00')
})

test('expired points stay expired after a login', async () => {
  const { db, uid } = await saver(['login'])
  await db.transact((tx) => openSession(tx, { uid, now: at('2026-05-01T06:00:00Z') }))
  expect(await endsOf(db, uid)).toEqual([])
  expect(await walletOf(db.reader, uid, { now: at('2026-05-01'), timeZone })).toMatchObject({ points: 0, expired: 50 })
  expect(await reconcile(db)).toEqual([])
})

test('an end never becomes earlier: points of a cancelled order keep their thirty days', async () => {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'sliding', amount: 7, unit: 'days', reset_by: ['earn'] })
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 50, now: at('2026-02-01') })
  const entryId = await buy(db, { uid, points: 50, now: at('2026-02-02') })
  const time = { now: at('2026-02-20'), timeZone }
  await db.transact((tx) => refund(tx, { entryId, reason: 'story' }, time))
  await earn(db, { uid, points: 1, now: at('2026-02-21') })
  expect(await endsOf(db, uid)).toEqual(['2026-03-22', '2026-02-28'])
})

test('an end never becomes earlier when a clock goes back, and points of other schedules stay unchanged', async () => {
  const { db, uid } = await saver(['earn'])
  const long = await createTerms(db, { type: 'rolling', amount: 1, unit: 'months' })
  await earn(db, { uid, points: 5, now: at('2026-02-15'), scheduleId: long })
  expect(await endsOf(db, uid)).toEqual(['2026-05-15', '2026-03-15'])
  await earn(db, { uid, points: 5, now: at('2026-02-01'), scheduleId: long })
  expect((await endsOf(db, uid))[0]).toBe('2026-05-15')
})

test('points of a lot that was spent entirely end as those of a lot of which one point stayed', async () => {
  /** The last day of 50 points of which some are spent on the next day, and come back later. */
  async function endOf(spent: number, { visits, refunded }: { visits: string[]; refunded: string }) {
    const db = await freshDatabase()
    await setClock(db)
    await createTerms(db, { type: 'sliding', amount: 7, unit: 'days', reset_by: ['login', 'spend'] })
    const [uid = 0] = await createSavers(db, 1)
    const token = await db.transact((tx) => openSession(tx, { uid, now: at('2026-02-01') }))
    await earn(db, { uid, points: 50, now: at('2026-02-01') })
    const entryId = await buy(db, { uid, points: spent, now: at('2026-02-02') })
    for (const day of visits) await sessionUser(db, token, at(day))
    await db.transact((tx) => refund(tx, { entryId, reason: 'story' }, { now: at(refunded), timeZone }))
    return (await endsOf(db, uid))[0]
  }
  const stories = [
    { visits: [], refunded: '2026-02-05', end: '2026-02-09' },
    { visits: ['2026-02-08', '2026-02-14', '2026-02-20'], refunded: '2026-02-22', end: '2026-02-27' },
    // The points have ended before the second visit.
    { visits: ['2026-02-08', '2026-02-20'], refunded: '2026-02-22', end: '2026-03-24' },
    { visits: [], refunded: '2026-02-22', end: '2026-03-24' },
  ]
  for (const { end, ...story } of stories) {
    expect(await endOf(49, story)).toBe(end)
    expect(await endOf(50, story)).toBe(end)
  }
})

test('a sign-in after the end of points does not restart their period', async () => {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'sliding', amount: 7, unit: 'days', reset_by: ['login'] })
  const uid = await takeIn(db)
  await earn(db, { uid, points: 50, now: at('2026-02-01') })
  const entryId = await buy(db, { uid, points: 50, now: at('2026-02-02') })
  await signIn(db, { name: 'freja', password: PASSWORD, address: '192.0.2.1', now: at('2026-02-20') })
  await db.transact((tx) => refund(tx, { entryId, reason: 'story' }, { now: at('2026-02-22'), timeZone }))
  expect(await endsOf(db, uid)).toEqual(['2026-03-24'])
})
