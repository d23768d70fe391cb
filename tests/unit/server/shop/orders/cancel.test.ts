import { expect, test } from 'vitest'
import { launch, withdraw } from '#server/enrolments/enrolment.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, cancelForBuyer } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import {
  addBuyer,
  addProduct,
  addTraining,
  buy,
  enrolmentState,
  orderChange,
  pointsOf,
  refused,
  visitAt,
} from '../shopFixture.ts'

const late = { fulfilment: 'approval', cancel_policy: 'until_fulfilled', price: 40 } as const

async function shop() {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, ...late })
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', ...late })
  await importCodes(db, card.id, ['SESAME', 'SIMSIM'], { by: null, now: morning })
  /** Buys the products and has them approved. */
  const approved = async (...products: { id: number }[]) => {
    const { order } = await buy(
      db,
      ada,
      products.map(({ id }) => id),
    )
    await approve(db, orderChange(manager, order.id))
    return order.id
  }
  const cancellable = async (id: number, visit: LearnerVisit = ada) => (await orderOf(db.reader, visit, id)).cancellable
  return { db, ada, manager, knots, seat, card, approved, cancellable }
}

function because(message: string) {
  return { status: 409, problems: [{ message, path: '', code: 'not_cancellable' }] }
}

test('a buyer who could read a code cannot cancel the order, and the manager still can', async () => {
  const { db, ada, manager, card, approved, cancellable } = await shop()
  const waiting = await buy(db, ada, [card.id])
  expect(waiting.order.cancellable, 'before the approval the code is unknown').toBe(true)
  await cancelOrder(db, ada, waiting.order.id)
  const id = await approved(card)
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toEqual(
    because('You have already received the code, so this order can no longer be cancelled.'),
  )
  await expect(cancelOrder(db, ada, id)).rejects.toMatchObject({ details: { state: 'approved' } })
  expect(await pointsOf(db, ada)).toBe(60)
  expect(await cancelForBuyer(db, orderChange(manager, id))).toBe('cancelled_by_admin')
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await reconcile(db)).toEqual([])
})

test('a buyer who has started the training cannot cancel the order, also after withdrawing from it', async () => {
  const { db, ada, knots, seat, approved, cancellable } = await shop()
  const id = await approved(seat)
  expect(await cancellable(id)).toBe(true)
  const request = { user: ada.user, trainingId: knots, now: later(5) }
  const started = because('You have already started the training, so this order can no longer be cancelled.')
  await launch(db, request)
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toEqual(started)
  await withdraw(db, request)
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toEqual(started)
  expect(await pointsOf(db, ada)).toBe(60)
})

test('a buyer whose completion was reported cannot cancel the order', async () => {
  const { db, ada, seat, approved, cancellable } = await shop()
  const id = await approved(seat)
  const at = '2026-11-21 10:00:00'
  await db.transact((tx) => tx.updateTable('enrolments').set({ state: 'completed', completed_at: at }).execute())
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toMatchObject({ status: 409 })
})

test('a buyer cancels an approved order of a training that was not started, and is no longer enrolled', async () => {
  const { db, ada, knots, seat, approved, cancellable } = await shop()
  const mug = await addProduct(db, late)
  const id = await approved(seat, mug)
  expect(await cancellable(id)).toBe(true)
  expect(await cancelOrder(db, ada, id)).toMatchObject({ state: 'cancelled_by_user', cancellable: false })
  expect(await enrolmentState(db, ada, knots)).toBe('withdrawn')
  expect(await pointsOf(db, ada)).toBe(100)
})

test('one line that cannot be taken back keeps the whole order', async () => {
  const { db, ada, card, approved, cancellable } = await shop()
  const mug = await addProduct(db, late)
  const id = await approved(mug, card)
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toMatchObject({ problems: [{ code: 'not_cancellable' }] })
})

test('a training that was started keeps the order of other products, too', async () => {
  const { db, ada, knots, seat, approved, cancellable } = await shop()
  const mug = await addProduct(db, late)
  const id = await approved(mug, seat)
  await launch(db, { user: ada.user, trainingId: knots, now: later(5) })
  expect(await cancellable(id)).toBe(false)
  expect(await refused(cancelOrder(db, ada, id))).toMatchObject({ problems: [{ code: 'not_cancellable' }] })
})

test('an enrolment that the order did not make does not keep it', async () => {
  const { db, ada, knots, seat, approved, cancellable } = await shop()
  const id = await approved(seat)
  // They withdrew, and somebody enrolled them again, outside of the shop.
  const again = { enrolled_at: '2026-11-21 11:00:00', started_at: '2026-11-21 12:00:00', state: 'in_progress' } as const
  await db.transact((tx) => tx.updateTable('enrolments').set(again).execute())
  expect(await cancellable(id)).toBe(true)
  await cancelOrder(db, visitAt(ada, '2026-11-21T13:00:00Z'), id)
  expect(await enrolmentState(db, ada, knots)).toBe('in_progress')
})
