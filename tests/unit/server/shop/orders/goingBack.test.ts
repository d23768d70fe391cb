import { expect, test } from 'vitest'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { writeNotice } from '#shared/notices/kinds.ts'
import type { Database } from '#server/db/database.ts'
import { award } from '#server/points/award.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { walletOf } from '#server/points/wallet.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, cancelForBuyer, fulfil, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import {
  buy,
  orderChange,
  enrolmentState,
  addBuyer,
  addTraining,
  visitAt,
  stockLeft,
  pointsOf,
  addProduct,
  refusalCodes,
  refused,
} from '../shopFixture.ts'

async function noticesOf(db: Database, { user }: LearnerVisit): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('notices')
    .select(['type', 'details'])
    .where('uid', '=', user.uid)
    .orderBy('id')
    .execute()
  const t = (source: string, values: Record<string, unknown> = {}) =>
    source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
  const format = formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} })
  return rows.map(({ type, details }) => writeNotice(type, JSON.parse(details), { t, format })?.message ?? '')
}

test('a cancelled order restores the points, the stock and the limit', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const limit = { count: 1, period: 'lifetime' } as const
  const mug = await addProduct(db, { price: 40, stock: 5, fulfilment: 'manual', limit })
  const { order } = await buy(db, ada, [mug.id])
  expect(order).toMatchObject({ state: 'placed', cancellable: true })
  const cancelled = await cancelOrder(db, ada, order.id)
  expect(cancelled).toMatchObject({ state: 'cancelled_by_user', cancellable: false })
  expect(cancelled.history.map(({ state }) => state)).toEqual(['placed', 'cancelled_by_user'])
  const reasons = [cancelled.reason, ...cancelled.history.map(({ reason }) => reason)]
  expect(reasons, 'a buyer gives no reason').toEqual(['', '', ''])
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await walletOf(db.reader, ada.user.uid, ada)).toMatchObject({ spent: 0, lifetime_earned: 100 })
  expect(await stockLeft(db, mug)).toBe(5)
  expect(await cancelOrder(db, ada, order.id)).toEqual(cancelled)
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await noticesOf(db, ada), 'what they did themselves is in their list').toEqual([
    'Your order “Enamel mug” has been placed.',
    'You have cancelled your order “Enamel mug”. You have your points back.',
  ])
  const mailed = await db.reader.selectFrom('notices').select('id').where('mail_due', 'is not', null).execute()
  expect(mailed, 'but no mail goes out about it').toEqual([])
  // It no longer counts towards a limit.
  expect((await buy(db, ada, [mug.id])).order.state).toBe('placed')
  expect(await reconcile(db)).toEqual([])
})

test('the cancel policy at the purchase decides how long a buyer can cancel', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const manager = await addBuyer(db)
  const never = await addProduct(db, { fulfilment: 'approval', cancel_policy: 'never' })
  const early = await addProduct(db, { fulfilment: 'approval', cancel_policy: 'until_approved' })
  const late = await addProduct(db, { fulfilment: 'approval', cancel_policy: 'until_fulfilled' })
  const orders = []
  for (const product of [never, early, late]) orders.push((await buy(db, ada, [product.id])).order)
  expect(orders.map(({ cancellable }) => cancellable)).toEqual([false, true, true])
  for (const { id } of orders) await approve(db, orderChange(manager, id))
  const [, second, third] = orders
  if (!second || !third) throw new Error('Nothing was bought.')
  expect(await refused(cancelOrder(db, ada, second.id))).toMatchObject({
    status: 409,
    problems: [{ code: 'not_cancellable' }],
  })
  expect((await cancelOrder(db, ada, third.id)).state).toBe('cancelled_by_user')
  expect(await pointsOf(db, ada)).toBe(80)
})

test('a buyer who cannot cancel any longer learns the state of the order and since when it has it', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval', cancel_policy: 'until_approved' })
  const { order } = await buy(db, ada, [mug.id])
  await approve(db, orderChange(visitAt(manager, '2026-11-21T10:00:00Z'), order.id))
  await expect(cancelOrder(db, ada, order.id)).rejects.toMatchObject({
    details: { state: 'approved', at: '2026-11-21 10:00:00' },
  })
})

test('a learner can neither cancel nor see another learner’s order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const eve = await addBuyer(db)
  const mug = await addProduct(db, { fulfilment: 'manual' })
  const { order } = await buy(db, ada, [mug.id])
  expect(await refused(cancelOrder(db, eve, order.id))).toMatchObject({ status: 404 })
  expect(await refused(orderOf(db.reader, eve, order.id))).toMatchObject({ status: 404 })
})

test('an order shows its code and enrols the buyer only after the approval; then it can be delivered', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const manager = await addBuyer(db)
  const knots = await addTraining(db)
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', instructions_after: '<p>Show it.</p>' })
  await importCodes(db, card.id, ['SESAME', 'SIMSIM'], { by: null, now: morning })
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'approval' })
  const { order } = await buy(db, ada, [card.id, seat.id])
  expect(order.state).toBe('pending_approval')
  expect(order.lines.map(({ codes, instructions }) => [...codes, instructions])).toEqual([[''], ['']])
  expect(await stockLeft(db, card), 'it is kept for the buyer meanwhile').toBe(1)
  expect(await enrolmentState(db, ada, knots)).toBeUndefined()
  expect(await approve(db, orderChange(manager, order.id))).toBe('approved')
  const approved = await orderOf(db.reader, ada, order.id)
  expect(approved.lines.find(({ type }) => type === 'voucher')).toMatchObject({
    codes: ['SESAME'],
    instructions: '<p>Show it.</p>',
  })
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
  expect(await fulfil(db, orderChange(manager, order.id))).toBe('fulfilled')
  expect(await refused(approve(db, orderChange(manager, order.id)))).toMatchObject({ status: 409 })
  expect(await noticesOf(db, ada)).toEqual([
    'Your order “Gift card” is waiting for approval.',
    'Your order “Gift card” has been approved.',
    'Your order “Gift card” is ready for you.',
  ])
})

test('a rejection needs a reason, which the buyer sees; the points and the unseen code are returned', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, language: 'ar' })
  const manager = await addBuyer(db)
  const ar = { title: 'بطاقة', summary: '', description: '', instructions_after: '', terms: '' }
  const card = await addProduct(db, {
    title: 'Gift card',
    type: 'voucher',
    fulfilment: 'approval',
    price: 60,
    translations: { ar },
  })
  await importCodes(db, card.id, ['SESAME'], { by: null, now: morning })
  const { order } = await buy(db, ada, [card.id])
  const { reason: _, ...unexplained } = orderChange(manager, order.id)
  for (const change of [unexplained, orderChange(manager, order.id, ' ')]) {
    expect(await refusalCodes(reject(db, change))).toEqual(['reason: required'])
  }
  expect(await reject(db, orderChange(manager, order.id, 'The cinema has closed.'))).toBe('rejected')
  const rejected = await orderOf(db.reader, ada, order.id)
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'The cinema has closed.' })
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await stockLeft(db, card), 'the buyer never saw the code').toBe(1)
  expect(await noticesOf(db, ada)).toEqual([
    'Your order “بطاقة” is waiting for approval.',
    'Your order “بطاقة” has been rejected. You have your points back.',
  ])
  for (const verb of [approve, fulfil, cancelForBuyer, takeReturn]) {
    expect(await refused(verb(db, orderChange(manager, order.id)))).toMatchObject({ status: 409 })
  }
  expect(await reconcile(db)).toEqual([])
})

test('a return withdraws the enrolment, unless the training has been started', async () => {
  const db = await freshDatabase()
  const [ada, bea, manager] = [
    await addBuyer(db, { points: 10 }),
    await addBuyer(db, { points: 10 }),
    await addBuyer(db),
  ]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots })
  const [one, other] = [await buy(db, ada, [seat.id]), await buy(db, bea, [seat.id])]
  await db.transact((tx) =>
    tx.updateTable('enrolments').set({ state: 'in_progress' }).where('uid', '=', bea.user.uid).execute(),
  )
  expect(await takeReturn(db, orderChange(manager, one.order.id))).toBe('returned')
  await takeReturn(db, orderChange(manager, other.order.id))
  expect(await enrolmentState(db, ada, knots)).toBe('withdrawn')
  expect(await enrolmentState(db, bea, knots)).toBe('in_progress')
})

test('points that expired while they were spent are valid for another 30 days after a refund', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 10, unit: 'days', round_to: 'none', notice_days: [] })
  const { id } = await createSchedule(
    db,
    { name: 'Ten days', description: '', terms, status: 'active', is_default: false },
    { by: null, now: morning },
  )
  const gift = { uid: ada.user.uid, kind: 'earn', points: 40, reason: 'story', key: 'gift', scheduleId: id } as const
  await db.transact((tx) => award(tx, gift, ada))
  const mug = await addProduct(db, { price: 40, fulfilment: 'manual' })
  const { order } = await buy(db, ada, [mug.id])
  const christmas = visitAt(ada, '2026-12-25T09:00:00Z')
  await cancelOrder(db, christmas, order.id)
  expect(await walletOf(db.reader, ada.user.uid, christmas)).toMatchObject({
    points: 40,
    next_expiry: { points: 40, date: '2027-01-24' },
  })
  expect(await pointsOf(db, visitAt(ada, '2027-01-25T09:00:00Z'))).toBe(0)
})

test('codes of a product that was sold as goods before and after are not put back as pieces', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, { stock: 5, fulfilment: 'manual' })
  let revision = mug.revision
  const change = async (changes: object) => {
    revision = (await changeProduct(db, mug.id, { revision, ...changes }, { by: null, now: morning })).revision
  }
  const become = async (type: 'voucher' | 'physical') => {
    for (const step of [{ status: 'archived' }, { status: 'draft' }, { type }, { status: 'active' }]) await change(step)
  }
  const goods = await buy(db, ada, [mug.id])
  await become('voucher')
  await importCodes(db, mug.id, ['A', 'B', 'C'], { by: null, now: morning })
  const voucher = await buy(db, ada, [mug.id])
  await cancelForBuyer(db, orderChange(manager, voucher.order.id))
  await become('physical')
  expect(await stockLeft(db, mug), 'the mug that was bought before').toBe(4)
  await cancelForBuyer(db, orderChange(manager, goods.order.id))
  expect(await stockLeft(db, mug)).toBe(5)
})

test('pieces of an unlimited stock are not put back', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { fulfilment: 'manual' })
  const { order } = await buy(db, ada, [mug.id])
  await changeProduct(db, mug.id, { revision: 1, stock: 3, stock_seen: null }, { by: null, now: morning })
  await cancelOrder(db, ada, order.id)
  expect(await stockLeft(db, mug)).toBe(3)
})
