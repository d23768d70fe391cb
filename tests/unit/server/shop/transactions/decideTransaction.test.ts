import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { decideTransaction, decideTransactions } from '#server/shop/transactions/decideTransaction.ts'
import { readTransaction } from '#server/shop/transactions/readTransactions.ts'
import type { OrderDecisionBody } from '#shared/contract/transactions.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, pointsOf, refusalCodes, refused, timeZone } from '../shopFixture.ts'
import { ledgerReading } from './ledgerDesk.ts'

const time = { now: morning, timeZone }

/** A shop with a trip that is approved and delivered by hand; it costs 30 of the 100 points of its buyer. */
async function tripDesk() {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const trip = await addProduct(db, { fulfilment: 'approval', price: 30 })
  const decide = (id: number, decision: OrderDecisionBody) =>
    decideTransaction(db, { id, actor: manager.user.uid, decision }, time)
  return {
    db,
    ada,
    actor: manager.user.uid,
    decide,
    order: async () => entryOf(db, (await buy(db, ada, [trip.id])).order.id),
  }
}

/** The entry of an order's purchase. */
async function entryOf(db: Database, order: number): Promise<number> {
  const entries = db.reader.selectFrom('point_entries').select('id').where('order_id', '=', order)
  return (await entries.executeTakeFirstOrThrow()).id
}

test('an order is approved, delivered with its tracking text, and returned with a reason', async () => {
  const { db, ada, actor, decide, order } = await tripDesk()
  const id = await order()
  expect(await decide(id, { action: 'approve' })).toBe('approved')
  expect(await decide(id, { action: 'fulfil', tracking: 'Parcel 4711' })).toBe('fulfilled')
  expect(await pointsOf(db, ada)).toBe(70)
  expect(await decide(id, { action: 'return', reason: 'Rain' })).toBe('returned')
  expect(await pointsOf(db, ada)).toBe(100)
  const { order: seen } = await readTransaction(db.reader, id, ledgerReading)
  expect(seen).toMatchObject({ state: 'returned', reason: 'Rain', tracking: 'Parcel 4711' })
  expect(seen?.history.slice(1)).toMatchObject([
    { state: 'approved', actor, reason: '' },
    { state: 'fulfilled', actor, reason: '' },
    { state: 'returned', actor, reason: 'Rain' },
  ])
})

test('an order is rejected or cancelled, which gives the points back', async () => {
  const { db, ada, decide, order } = await tripDesk()
  expect(await decide(await order(), { action: 'reject', reason: 'Full' })).toBe('rejected')
  expect(await decide(await order(), { action: 'cancel' })).toBe('cancelled_by_admin')
  expect(await pointsOf(db, ada)).toBe(100)
})

test('a decision about another state than the one that the manager saw changes nothing', async () => {
  const { decide, order } = await tripDesk()
  const id = await order()
  const late = decide(id, { action: 'cancel', expected_state: 'approved' })
  expect(await refused(late)).toMatchObject({ status: 409, problems: [{ code: 'order_state' }] })
  expect(await decide(id, { action: 'approve', expected_state: 'pending_approval' })).toBe('approved')
})

test('an entry without an order, and one that does not exist, have nothing to decide', async () => {
  const { db, decide } = await tripDesk()
  const earned = await db.reader.selectFrom('point_entries').select('id').executeTakeFirstOrThrow()
  expect(await refused(decide(earned.id, { action: 'approve' }))).toMatchObject({
    status: 409,
    problems: [{ code: 'no_order' }],
  })
  expect(await refused(decide(4711, { action: 'approve' }))).toMatchObject({ status: 404 })
  expect(await refusalCodes(decide(4711, { action: 'approve' }))).toEqual([': not_found'])
})

test('a decision about several orders has one result for each, with the state of those that it could not change', async () => {
  const { db, actor, decide, order } = await tripDesk()
  const [waiting, cancelled, other] = [await order(), await order(), await order()]
  await decide(cancelled, { action: 'cancel' })
  const [earned] = await db.reader.selectFrom('point_entries').select('id').where('kind', '=', 'earn').execute()
  const ids = [cancelled, waiting, earned?.id ?? 0, 4711, waiting, other]
  const explain = () => ({ code: 'refused', message: 'Not possible.' })
  const bulk = { action: 'approve', ids } as const
  const failed = { ok: false, ...explain() }
  const done = { ok: true, code: '', message: '', state: 'approved' }
  expect(await decideTransactions(db, { actor, bulk }, { ...time, explain })).toEqual([
    { id: cancelled, ...failed, state: 'cancelled_by_admin' },
    { id: waiting, ...done },
    { id: earned?.id, ...failed, state: null },
    { id: 4711, ...failed, state: null },
    { id: other, ...done },
  ])
  const { order: seen } = await readTransaction(db.reader, other, ledgerReading)
  expect(seen?.history.at(-1)).toEqual({ state: 'approved', at: '2026-11-21 09:00:00', actor, reason: '' })
})
