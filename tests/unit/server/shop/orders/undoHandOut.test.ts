import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, cancelForBuyer, fulfil, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { enrolPerson } from '#server/enrolments/enrolment.ts'
import { withdrawUnbegun } from '#server/enrolments/withdrawUnbegun.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
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

/** Enrols the learner in a training without an order. */
function enrolByHand(db: Database, { user, now }: LearnerVisit, trainingId: number) {
  return db.transact((tx) => enrolPerson(tx, { uid: user.uid, trainingId, now }))
}

async function codeStates(db: Database): Promise<string[]> {
  const rows = await db.reader.selectFrom('voucher_codes').select(['code', 'state']).orderBy('id').execute()
  return rows.map(({ code, state }) => `${code} ${state}`)
}

test('a training order that is cancelled before the hand-out keeps another enrolment', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'approval' })
  const { order } = await buy(db, ada, [seat.id])
  await enrolByHand(db, ada, knots)
  await cancelOrder(db, ada, order.id)
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
  expect(await pointsOf(db, ada)).toBe(100)
})

test('a training order that is cancelled before the hand-out does not enrol the buyer', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'manual' })
  const { order } = await buy(db, ada, [seat.id])
  await cancelOrder(db, ada, order.id)
  expect(await enrolmentState(db, ada, knots)).toBeUndefined()
  expect((await buy(db, ada, [seat.id])).order.state, 'it can be ordered again').toBe('placed')
})

test('a cancelled order keeps an enrolment that existed before it', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'approval' })
  const { order } = await buy(db, ada, [seat.id])
  await enrolByHand(db, ada, knots)
  await cancelForBuyer(db, orderChange(manager, order.id))
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
})

test('a cancelled order withdraws its own enrolment, not a later one', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots })
  const { order } = await buy(db, ada, [seat.id])
  const { uid } = ada.user
  const own = await db.reader.selectFrom('enrolments').select('enrolled_at').executeTakeFirstOrThrow()
  await db.transact((tx) => withdrawUnbegun(tx, { uid, trainingId: knots, enrolledAt: own.enrolled_at, now: later(5) }))
  await enrolByHand(db, visitAt(ada, '2026-11-21T10:00:00Z'), knots)
  await takeReturn(db, orderChange(manager, order.id))
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
})

test('a delivery does not enrol a learner again who has withdrawn after the approval', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'approval' })
  const { order } = await buy(db, ada, [seat.id])
  await approve(db, orderChange(manager, order.id))
  await db.transact((tx) => tx.updateTable('enrolments').set({ state: 'withdrawn' }).execute())
  await fulfil(db, orderChange(manager, order.id))
  expect(await enrolmentState(db, ada, knots)).toBe('withdrawn')
})

test('a training in an open order is not sold to the same learner again', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, fulfilment: 'approval' })
  const other = await addProduct(db, { title: 'The same seat', type: 'training', training: knots })
  expect(await refusalCodes(buy(db, ada, [seat.id, other.id]))).toEqual(['products[1]: max_per_order'])
  const { order } = await buy(db, ada, [seat.id])
  for (const { id } of [seat, other]) {
    expect(await refusalCodes(buy(db, ada, [id]))).toEqual(['products[0]: already_ordered'])
    const page = await shelfProduct(db.reader, ada, id)
    expect(page.availability).toEqual({ status: 'unavailable', reasons: [{ code: 'already_ordered' }] })
  }
  const { data } = await shelf(db.reader, ada, {})
  expect(data.map(({ availability }) => availability.reasons)).toEqual([
    [{ code: 'already_ordered' }],
    [{ code: 'already_ordered' }],
  ])
  await reject(db, orderChange(manager, order.id, 'The room is full.'))
  expect((await buy(db, ada, [other.id])).order.state).toBe('fulfilled')
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
})

test('unseen codes become free again, so cancelling does not use up the stock', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 100 }), await addBuyer(db, { points: 100 })]
  const limit = { count: 1, period: 'lifetime' } as const
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment: 'approval', limit })
  await importCodes(db, card.id, ['A', 'B', 'C'], { by: null, now: morning })
  for (let time = 0; time < 4; time++) {
    const { order } = await buy(db, ada, [card.id])
    expect(await codeStates(db)).toEqual(['A held', 'B free', 'C free'])
    await cancelOrder(db, ada, order.id)
  }
  expect(await codeStates(db)).toEqual(['A free', 'B free', 'C free'])
  expect(await stockLeft(db, card)).toBe(3)
  expect(await pointsOf(db, ada)).toBe(100)
  expect((await buy(db, bea, [card.id])).order.state).toBe('pending_approval')
  expect(await reconcile(db)).toEqual([])
})

test('a code that the buyer could see becomes void when the order ends', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const slow = await addProduct(db, { title: 'Slow', type: 'voucher', fulfilment: 'approval' })
  const quick = await addProduct(db, { title: 'Quick', type: 'voucher' })
  await importCodes(db, slow.id, ['A'], { by: null, now: morning })
  await importCodes(db, quick.id, ['B'], { by: null, now: morning })
  const [one, two] = [await buy(db, ada, [slow.id]), await buy(db, ada, [quick.id])]
  await approve(db, orderChange(manager, one.order.id))
  expect(await codeStates(db)).toEqual(['A issued', 'B issued'])
  await cancelForBuyer(db, orderChange(manager, one.order.id))
  await takeReturn(db, orderChange(manager, two.order.id))
  expect(await codeStates(db)).toEqual(['A void', 'B void'])
  expect((await orderOf(db.reader, ada, one.order.id)).lines).toMatchObject([{ codes: [] }])
  expect([await stockLeft(db, slow), await stockLeft(db, quick)]).toEqual([0, 0])
  expect(await reconcile(db)).toEqual([])
})

test('a manager who decides on an order that was already decided gets a conflict', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const { order } = await buy(db, ada, [mug.id])
  const seen = { ...orderChange(manager, order.id), expectedState: 'pending_approval' } as const
  await approve(db, seen)
  for (const verb of [fulfil, cancelForBuyer]) {
    expect(await refused(verb(db, seen))).toMatchObject({ status: 409, problems: [{ code: 'order_state' }] })
  }
  expect((await orderOf(db.reader, ada, order.id)).state).toBe('approved')
  expect(await fulfil(db, { ...seen, expectedState: 'approved' })).toBe('fulfilled')
})
