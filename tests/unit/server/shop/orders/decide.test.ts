import { expect, test } from 'vitest'
import { enrolPerson } from '#server/enrolments/enrolment.ts'
import { approve, fulfil, reject } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { decideTransactions } from '#server/shop/transactions/decideTransaction.ts'
import { Refusal } from '#shared/refusal.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import {
  addBuyer,
  addProduct,
  addTraining,
  buy,
  enrolmentState,
  orderChange,
  pointsOf,
  refused,
  stockLeft,
  timeZone,
} from '../shopFixture.ts'

async function shop(fulfilment: 'approval' | 'manual' = 'approval') {
  const db = await freshDatabase()
  const [ada, bea, manager] = [
    await addBuyer(db, { points: 100 }),
    await addBuyer(db, { points: 100 }),
    await addBuyer(db),
  ]
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, price: 40, fulfilment })
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment })
  await importCodes(db, card.id, ['SESAME'], { by: null, now: morning })
  const enrolByHand = () => db.transact((tx) => enrolPerson(tx, { uid: ada.user.uid, trainingId: knots, now: morning }))
  return { db, ada, bea, manager, knots, seat, card, enrolByHand }
}

function already(message: string) {
  return { status: 409, problems: [{ message, path: '', code: 'already_enrolled' }] }
}

test('an order whose buyer has got the training otherwise is not approved, and can be rejected', async () => {
  const { db, ada, manager, knots, seat, card, enrolByHand } = await shop()
  const { order } = await buy(db, ada, [card.id, seat.id])
  await enrolByHand()
  expect(await refused(approve(db, orderChange(manager, order.id)))).toEqual(
    already('The buyer already has this training. Reject the order to give the points back.'),
  )
  const seen = await orderOf(db.reader, ada, order.id)
  expect(seen).toMatchObject({ state: 'pending_approval', cancellable: true })
  expect(
    seen.lines.flatMap(({ codes }) => codes),
    'nothing of it was handed out',
  ).toEqual([])
  await reject(db, orderChange(manager, order.id, 'You have this training.'))
  expect([await pointsOf(db, ada), await stockLeft(db, card)]).toEqual([100, 1])
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
})

test('an order without an approval is not delivered either, and can be cancelled', async () => {
  const { db, ada, manager, seat, enrolByHand } = await shop('manual')
  const { order } = await buy(db, ada, [seat.id])
  await enrolByHand()
  expect(await refused(fulfil(db, orderChange(manager, order.id)))).toEqual(
    already('The buyer already has this training. Cancel the order to give the points back.'),
  )
})

test('in bulk, only the order whose buyer already has the training is refused', async () => {
  const { db, ada, bea, manager, knots, seat, enrolByHand } = await shop()
  for (const buyer of [ada, bea]) await buy(db, buyer, [seat.id])
  await enrolByHand()
  const entries = await db.reader
    .selectFrom('point_entries')
    .select('id')
    .where('kind', '=', 'purchase')
    .where('order_id', 'is not', null)
    .orderBy('id')
    .execute()
  const explain = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return { code: error.problems[0]?.code ?? '', message: error.message }
  }
  const bulk = { action: 'approve', ids: entries.map(({ id }) => id) } as const
  const results = await decideTransactions(db, { actor: manager.user.uid, bulk }, { now: morning, timeZone, explain })
  expect(results.map(({ ok, code, state }) => ({ ok, code, state }))).toEqual([
    { ok: false, code: 'already_enrolled', state: 'pending_approval' },
    { ok: true, code: '', state: 'approved' },
  ])
  expect(await enrolmentState(db, bea, knots)).toBe('enrolled')
})

test('a buyer who was enrolled and has withdrawn gets the training with the approval', async () => {
  const { db, ada, manager, knots, seat, enrolByHand } = await shop()
  const { order } = await buy(db, ada, [seat.id])
  await enrolByHand()
  await db.transact((tx) => tx.updateTable('enrolments').set({ state: 'withdrawn' }).execute())
  expect(await approve(db, orderChange(manager, order.id))).toBe('approved')
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
})
