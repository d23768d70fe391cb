import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { refund } from '#server/points/refund.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, outcomeOf, revoke, report, time, welcome } from './earning/earningSite.ts'

/** Pays for an order. Returns a function that refunds it. */
async function buy(db: Database, uid: number, points: number) {
  const placed = '2026-11-20 12:00:00'
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('orders')
      .values({ uid, state: 'fulfilled', total: points, placed_at: placed, changed_at: placed })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const { entry } = await db.transact(async (tx) => {
    const wallet = await openWallet(tx, uid, time)
    return spend(tx, wallet, { points, orderId: id, reason: 'story', key: `order:${id}` }, time)
  })
  return () => db.transact((tx) => refund(tx, { entryId: entry.id, reason: 'story' }, time))
}

/** The findings of the wallets; the orders of these tests have no lines. */
async function findings(db: Database) {
  return (await reconcile(db)).filter(({ proof }) => !proof.startsWith('an order '))
}

test('an event that is revoked after its points were spent loses them when the order is refunded', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{ points: 100 }])
  await report(db, { uid, external_id: 'without a rule', type: 'review_posted' })
  await report(db, { uid, external_id: 'e1' })
  const giveBack = await buy(db, uid, 100)
  await revoke(db, 'e1')
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ taken_back: 0, shortfall: 100 })
  await giveBack()
  await giveBack()
  const wallet = { points: 0, lifetime_earned: 0, spent: 0 }
  expect(await walletOf(db.reader, uid, time)).toMatchObject(wallet)
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ taken_back: 100, shortfall: 0 })
  expect(await findings(db)).toEqual([])
})

test('points of other events for the same order come back, and later earnings stay unchanged', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{ points: 100, repeat: 'per_completion' }])
  await report(db, { uid, external_id: 'e1' })
  await report(db, { uid, external_id: 'e2' })
  const giveBack = await buy(db, uid, 150)
  await revoke(db, 'e1')
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ taken_back: 50, shortfall: 50 })
  await report(db, { uid, external_id: 'e3' })
  await giveBack()
  // 300 were earned in all, of which 100 are revoked.
  expect(await walletOf(db.reader, uid, time)).toMatchObject({ points: 200, lifetime_earned: 200 })
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ taken_back: 100, shortfall: 0 })
  expect(await findings(db)).toEqual([])
})

test('of two orders that are refunded one after the other, each one returns its part to the revocation', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{ points: 100 }])
  await report(db, { uid, external_id: 'e1' })
  const [first, second] = [await buy(db, uid, 60), await buy(db, uid, 40)]
  await revoke(db, 'e1')
  await first()
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ points: 0, taken_back: 60, shortfall: 40 })
  expect(await walletOf(db.reader, uid, time)).toMatchObject({ points: 0 })
  await second()
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ taken_back: 100, shortfall: 0 })
  expect(await findings(db)).toEqual([])
})

test('a refund keeps the points of an event that was revoked under a rule that takes nothing back', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{ points: 100, clawback: false }])
  await report(db, { uid, external_id: 'e1' })
  const giveBack = await buy(db, uid, 100)
  await revoke(db, 'e1')
  await giveBack()
  expect(await walletOf(db.reader, uid, time)).toMatchObject({ points: 100, lifetime_earned: 100 })
  expect((await outcomeOf(db, 'e1')).outcome).toMatchObject({ points: 100, taken_back: 0, shortfall: 0 })
  expect(await findings(db)).toEqual([])
})

test('a refund keeps what a cap withheld from such an event: it is awarded when another event is revoked', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  const often = { repeat: 'per_completion' } as const
  await obey(db, [often, { ...often, trigger: 'session_attended', clawback: false }], { daily_cap: 14 })
  await report(db, { uid, external_id: 'training', at: '2026-11-20 12:00:00' })
  await report(db, { uid, external_id: 'session', type: 'session_attended', at: '2026-11-20 13:00:00' })
  const giveBack = await buy(db, uid, 14)
  await revoke(db, 'session', 'not session')
  await giveBack()
  await revoke(db, 'training', 'not training')
  expect((await outcomeOf(db, 'session')).outcome).toMatchObject({ points: 10, capped: false })
  expect(await walletOf(db.reader, uid, time)).toMatchObject({ points: 10, lifetime_earned: 10 })
  expect(await findings(db)).toEqual([])
})
