import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openWallet, saveWallet } from '#server/points/book/openWallet.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { nextRelease } from '#server/points/nextRelease.ts'
import { balanceOf, lastDayOf, walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, earn, timeZone } from './savers.ts'

/** The end of 31 December on the site's clock, seven hours behind UTC. */
const end = '2027-01-01T07:00:00Z'
const lastSecond = '2027-01-01T06:59:59Z'

/** A saver with 40 points that end with the year and 10 that never end. */
async function saver() {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const never = await createTerms(db, { type: 'never' })
  await earn(db, { uid, points: 40, now: at('2026-11-01'), scheduleId: yearEnd })
  await earn(db, { uid, points: 10, now: at('2026-11-02'), scheduleId: never })
  const wallet = (moment: string) => walletOf(db.reader, uid, { now: at(moment), timeZone })
  const balance = (moment: string) => balanceOf(db.reader, uid, at(moment))
  return { db, uid, wallet, balance }
}

/** Writes what is over into the book, as the first change after that moment does. */
async function settle(db: Database, uid: number, moment: string): Promise<void> {
  await db.transact(async (tx) => {
    saveWallet(tx, await openWallet(tx, uid, { now: at(moment) }))
  })
}

describe('points that end with a year', () => {
  test('count until its last second, and from the next one on they are expired', async () => {
    const { wallet, balance } = await saver()
    expect(await wallet(lastSecond)).toMatchObject({
      points: 50,
      expired: 0,
      next_expiry: { points: 40, date: '2026-12-31' },
    })
    expect(await balance(lastSecond)).toBe(50)
    expect(await wallet(end)).toMatchObject({ points: 10, pending: 0, expired: 40, next_expiry: null })
    expect(await balance(end)).toBe(10)
  })

  test('read the same whether or not the book has been settled at that second', async () => {
    const { db, uid, wallet, balance } = await saver()
    const read = [await wallet(end), await balance(end)]
    await settle(db, uid, lastSecond)
    expect((await wallet(lastSecond)).points).toBe(50)
    await settle(db, uid, end)
    expect([await wallet(end), await balance(end)]).toEqual(read)
    await settle(db, uid, end)
    expect([await wallet(end), await balance(end)]).toEqual(read)
    expect(await reconcile(db)).toEqual([])
  })

  test('can be spent in its last second, and not after it', async () => {
    const { db, uid } = await saver()
    await expect(buy(db, { uid, points: 11, now: at(end) })).rejects.toMatchObject({
      problems: [{ path: '', code: 'insufficient_points', values: { count: 1 } }],
    })
    const other = await saver()
    await buy(other.db, { uid: other.uid, points: 50, now: at(lastSecond) })
    expect(await other.balance(lastSecond)).toBe(0)
  })

  test('are named together by what ends next', async () => {
    const { db, uid, wallet } = await saver()
    const soon = await createTerms(db, { type: 'fixed', date: '2026-12-01' })
    for (const points of [3, 4]) await earn(db, { uid, points, now: at('2026-11-03'), scheduleId: soon })
    const later = await createTerms(db, { type: 'fixed', date: '2027-06-30' })
    await earn(db, { uid, points: 9, now: at('2026-11-03'), scheduleId: later })
    expect((await wallet('2026-11-04')).next_expiry).toEqual({ points: 7, date: '2026-12-01' })
    expect((await wallet('2026-12-02')).next_expiry, 'not settled yet').toEqual({ points: 40, date: '2026-12-31' })
  })
})

describe('points that wait', () => {
  test('can be spent from the second on in which they are due', async () => {
    const db = await freshDatabase()
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 5, now: at('2026-11-01'), pendingDays: 3 })
    const wallet = (moment: string) => walletOf(db.reader, uid, { now: at(moment), timeZone })
    expect(await wallet('2026-11-04T18:59:59Z')).toMatchObject({ points: 0, pending: 5, lifetime_earned: 5 })
    expect(await wallet('2026-11-04T19:00:00Z')).toMatchObject({ points: 5, pending: 0, lifetime_earned: 5 })
    expect(await balanceOf(db.reader, uid, at('2026-11-04T18:59:59Z'))).toBe(0)
    expect(await balanceOf(db.reader, uid, at('2026-11-04T19:00:00Z'))).toBe(5)
  })
})

test('the next pending points are those of the first moment, without those that expired before it', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await createTerms(db, { type: 'never' })
  const soon = await createTerms(db, { type: 'fixed', date: '2026-11-02' })
  await earn(db, { uid, points: 90, now: at('2026-11-01'), pendingDays: 1, scheduleId: soon })
  for (const points of [5, 6]) await earn(db, { uid, points, now: at('2026-11-01'), pendingDays: 3 })
  await earn(db, { uid, points: 7, now: at('2026-11-01'), pendingDays: 9 })
  await earn(db, { uid, points: 8, now: at('2026-11-01') })
  expect(await nextRelease(db.reader, uid, at('2026-11-03T19:00:00Z'))).toEqual({
    points: 11,
    at: '2026-11-04 19:00:00',
  })
  expect(await nextRelease(db.reader, uid, at('2026-11-04T19:00:00Z'))).toMatchObject({ points: 7 })
  expect(await nextRelease(db.reader, uid, at('2026-11-10T19:00:00Z'))).toBeNull()
})

test('points that were earned by a clock that was ahead do not wait', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  await earn(db, { uid, points: 8, now: at('2026-11-09') })
  expect(await nextRelease(db.reader, uid, at('2026-11-03'))).toBeNull()
})

test('pending points that end before they can be spent are not promised', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  const soon = await createTerms(db, { type: 'fixed', date: '2026-11-05' })
  await earn(db, { uid, points: 90, now: at('2026-11-01'), pendingDays: 14, scheduleId: soon })
  expect(await nextRelease(db.reader, uid, at('2026-11-02'))).toBeNull()
  await earn(db, {
    uid,
    points: 20,
    now: at('2026-11-01'),
    pendingDays: 14,
    scheduleId: await createTerms(db, { type: 'never' }),
  })
  expect(await nextRelease(db.reader, uid, at('2026-11-02'))).toEqual({ points: 20, at: '2026-11-15 19:00:00' })
})

test('a person without a wallet has no points', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  expect(await balanceOf(db.reader, uid, at('2026-11-01'))).toBe(0)
  expect(await walletOf(db.reader, uid, { now: at('2026-11-01'), timeZone })).toEqual({
    points: 0,
    pending: 0,
    lifetime_earned: 0,
    spent: 0,
    expired: 0,
    next_expiry: null,
  })
})

describe('the last day of points', () => {
  const lot = { expires_on: '2026-12-31', expires_at: '2027-01-04 07:00:00' }

  test('is the announced one, and once that has passed the last day of grace', () => {
    expect(lastDayOf(lot, '2027-01-01 06:59:59', timeZone)).toBe('2026-12-31')
    expect(lastDayOf(lot, '2027-01-01 07:00:00', timeZone)).toBe('2027-01-03')
  })

  test('is none if they do not end', () => {
    expect(lastDayOf({ expires_on: null, expires_at: null }, '2027-01-01 07:00:00', timeZone)).toBeNull()
    expect(lastDayOf({ ...lot, expires_on: null }, '2027-01-01 07:00:00', timeZone)).toBeNull()
    expect(lastDayOf({ ...lot, expires_at: null }, '2027-01-01 07:00:00', timeZone)).toBeNull()
  })
})
