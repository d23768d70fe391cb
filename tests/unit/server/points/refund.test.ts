import { expect, test } from 'vitest'
import { refund } from '#server/points/refund.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, earn, endsOf, timeZone } from './savers.ts'

async function buyer() {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  const giveBack = (entryId: number, now: Date) =>
    db.transact((tx) => refund(tx, { entryId, reason: 'Sent back' }, { now, timeZone }))
  return { db, uid, giveBack, wallet: (now: Date) => walletOf(db.reader, uid, { now, timeZone }) }
}

test('a purchase is refunded once: the same request again returns the first entry', async () => {
  const { db, uid, giveBack, wallet } = await buyer()
  await earn(db, { uid, points: 50, now: at('2026-11-01') })
  const [first, second] = [
    await buy(db, { uid, points: 20, now: at('2026-11-02') }),
    await buy(db, { uid, points: 10, now: at('2026-11-02') }),
  ]
  const { entry, repeated } = await giveBack(first, at('2026-11-03'))
  expect(entry).toMatchObject({ kind: 'refund', amount: 20, reverses: first, actor: null, balance_after: 40 })
  expect(repeated).toBe(false)
  expect(await giveBack(first, at('2026-11-04'))).toEqual({ entry, repeated: true })
  expect(await giveBack(second, at('2026-11-05'))).toMatchObject({ repeated: false })
  expect(await wallet(at('2026-11-05'))).toMatchObject({ points: 50, spent: 0 })
})

test('points that have ended meanwhile are valid for another thirty days', async () => {
  const { db, uid, giveBack, wallet } = await buyer()
  const soon = await createTerms(db, { type: 'fixed', date: '2026-11-10' })
  const later = await createTerms(db, { type: 'fixed', date: '2027-06-30' })
  await earn(db, { uid, points: 20, now: at('2026-11-01'), scheduleId: soon })
  await earn(db, { uid, points: 30, now: at('2026-11-01'), scheduleId: later })
  const bought = await buy(db, { uid, points: 50, now: at('2026-11-02') })
  await giveBack(bought, at('2026-11-20'))
  expect(await wallet(at('2026-11-20'))).toMatchObject({
    points: 50,
    next_expiry: { points: 20, date: '2026-12-20' },
  })
  expect(await wallet(at('2026-12-21'))).toMatchObject({
    points: 30,
    expired: 20,
    next_expiry: { points: 30, date: '2027-06-30' },
  })
})

test('points that end at the very moment of the refund are valid for another thirty days', async () => {
  const { db, uid, giveBack, wallet } = await buyer()
  const soon = await createTerms(db, { type: 'fixed', date: '2026-11-10' })
  await earn(db, { uid, points: 20, now: at('2026-11-01'), scheduleId: soon })
  const bought = await buy(db, { uid, points: 20, now: at('2026-11-02') })
  const end = at('2026-11-11T07:00:00Z')
  await giveBack(bought, end)
  expect(await wallet(end)).toMatchObject({ points: 20, next_expiry: { points: 20, date: '2026-12-11' } })
})

test('points return with the end that they had, or without one', async () => {
  const { db, uid, giveBack, wallet } = await buyer()
  const never = await createTerms(db, { type: 'never' })
  const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  await earn(db, { uid, points: 20, now: at('2026-11-01'), scheduleId: never })
  await earn(db, { uid, points: 30, now: at('2026-11-01'), scheduleId: yearEnd })
  const bought = await buy(db, { uid, points: 50, now: at('2026-11-02') })
  await giveBack(bought, at('2026-11-20'))
  expect(await endsOf(db, uid)).toEqual([null, '2026-12-31'])
  expect(await wallet(at('2027-01-02'))).toMatchObject({ points: 20, expired: 30, next_expiry: null })
})
