import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { dialectOf } from '#server/db/dialect.ts'
import { launch } from '#server/enrolments/enrolment.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve, approveBy, cancelForBuyer, fulfil, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { lockOrders } from '#server/shop/orders/openOrder.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { Refusal } from '#shared/refusal.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, orderChange, addBuyer, addTraining, stockLeft, pointsOf, addProduct, refused } from '../shopFixture.ts'

/** Locks rows that the other transactions need until all of them are waiting. */
async function meanwhile(db: Database, hold: (tx: Tx) => Promise<unknown>, doings: (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  await db.transact(async (tx) => {
    await hold(tx)
    for (const doing of doings) {
      const outcome = doing()
      outcome.catch(() => {})
      begun.push(outcome)
      await pause(150)
    }
  })
  return begun
}

function holdOrder(tx: Tx, id: number) {
  const order = tx.selectFrom('orders').select('id').where('id', '=', id)
  return (dialectOf(tx) === 'postgres' ? order.forUpdate() : order).execute()
}

/** A refusal is an expected result of a race; any other error fails the test. */
async function unlessRefused(doing: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await doing)
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    throw error
  }
}

test('a buyer who cancels during the approval is refused', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment: 'approval', price: 40 })
  await importCodes(db, card.id, ['SESAME'], { by: null, now: morning })
  const { order } = await buy(db, ada, [card.id])
  const [approval, cancelling] = await meanwhile(db, (tx) => holdOrder(tx, order.id), [
    () => approve(db, orderChange(manager, order.id)),
    () => cancelOrder(db, ada, order.id),
  ])
  expect(await approval).toBe('approved')
  expect(await refused(cancelling ?? Promise.resolve())).toMatchObject({
    status: 409,
    problems: [{ code: 'not_cancellable' }],
  })
  expect((await orderOf(db.reader, ada, order.id)).lines).toMatchObject([{ codes: ['SESAME'] }])
  expect(await pointsOf(db, ada)).toBe(60)
})

test('a buyer who starts the training during the cancellation keeps the order', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const knots = await addTraining(db)
  const late = { fulfilment: 'approval', cancel_policy: 'until_fulfilled' } as const
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots, price: 40, ...late })
  const { order } = await buy(db, ada, [seat.id])
  await approve(db, orderChange(manager, order.id))
  const holdEnrolment = (tx: Tx) => {
    const enrolment = tx.selectFrom('enrolments').select('id').where('training_id', '=', knots)
    return (dialectOf(tx) === 'postgres' ? enrolment.forUpdate() : enrolment).execute()
  }
  const [launching, cancelling] = await meanwhile(db, holdEnrolment, [
    () => launch(db, { user: ada.user, trainingId: knots, now: morning }),
    () => cancelOrder(db, ada, order.id),
  ])
  expect(await launching).toMatchObject({ state: 'in_progress' })
  expect(await refused(cancelling ?? Promise.resolve())).toMatchObject({ problems: [{ code: 'not_cancellable' }] })
  expect(await pointsOf(db, ada)).toBe(60)
})

test('a manager who approves during the cancellation is refused', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval', price: 40, stock: 5 })
  const { order } = await buy(db, ada, [mug.id])
  const [cancelling, approval] = await meanwhile(db, (tx) => holdOrder(tx, order.id), [
    () => cancelOrder(db, ada, order.id),
    () => approve(db, orderChange(manager, order.id)),
  ])
  expect(await cancelling).toMatchObject({ state: 'cancelled_by_user' })
  expect(await refused(approval ?? Promise.resolve())).toMatchObject({
    status: 409,
    problems: [{ code: 'order_state' }],
  })
  expect([await pointsOf(db, ada), await stockLeft(db, mug)]).toEqual([100, 5])
})

test('two managers who approve the same orders in a different order do not block each other', async () => {
  const db = await freshDatabase()
  const buyers = await Promise.all(Array.from({ length: 8 }, () => addBuyer(db, { points: 100 })))
  const manager = await addBuyer(db)
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const ids: number[] = []
  for (const buyer of [...buyers, ...buyers.toReversed()]) ids.push((await buy(db, buyer, [mug.id])).order.id)
  let runs = 0
  const approveAll = (orderIds: number[]) =>
    db.transact(async (tx) => {
      runs++
      await lockOrders(tx, orderIds, manager)
      const states: string[] = []
      for (const id of orderIds) states.push(await unlessRefused(approveBy(tx, orderChange(manager, id))))
      return states
    })
  const states = await Promise.all([approveAll(ids), approveAll(ids.toReversed())])
  expect(runs, 'nobody had to begin again').toBe(2)
  expect(states.map((each) => new Set(each).size)).toEqual([1, 1])
  expect(new Set(states.flat())).toEqual(new Set(['"approved"', 'refused']))
})

test('points, stock and codes add up after concurrent changes by buyers and managers', async () => {
  const db = await freshDatabase()
  const manager = await addBuyer(db)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => addBuyer(db, { points: 1000 })))
  const mug = await addProduct(db, { fulfilment: 'approval', stock: 30, cancel_policy: 'until_fulfilled' })
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment: 'approval' })
  await importCodes(
    db,
    card.id,
    Array.from({ length: 30 }, (_, n) => `CODE-${n}`),
    { by: null, now: morning },
  )
  await Promise.all(
    buyers.map(async (buyer, n) => {
      const { order } = await buy(db, buyer, n % 2 === 0 ? [mug.id, card.id] : [card.id, mug.id, mug.id])
      const change = orderChange(manager, order.id, 'So it is.')
      const verbs = [reject, approve, cancelForBuyer, fulfil, takeReturn]
      await Promise.all([
        ...verbs.map((verb) => unlessRefused(verb(db, change))),
        unlessRefused(cancelOrder(db, buyer, order.id)),
        unlessRefused(approve(db, change)),
      ])
    }),
  )
  expect(await reconcile(db)).toEqual([])
  const kept = await db.reader
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('released', '=', 0)
    .execute()
  const pieces = kept.filter(({ product_id }) => product_id === mug.id).reduce((sum, line) => sum + line.quantity, 0)
  expect(await stockLeft(db, mug)).toBe(30 - pieces)
  const codes = await db.reader.selectFrom('voucher_codes').select('state').execute()
  const of = (state: string) => codes.filter((code) => code.state === state).length
  expect(of('held') + of('issued')).toBe(kept.filter(({ product_id }) => product_id === card.id).length)
  expect(of('free') + of('void')).toBe(30 - of('held') - of('issued'))
  if (db.dialect === 'postgres') expect(await deadlocks(db), 'all take their locks in one order').toBe(0)
})

test('stock that a manager adds or counts during purchases is neither lost nor doubled', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 40 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addBuyer(db, { points: 1000 })))
  const added = async () => {
    const { revision } = await requireProduct(db.reader, mug.id, morning)
    return unlessRefused(changeProduct(db, mug.id, { revision, stock_add: 3 }, { by: null, now: morning }))
  }
  const counted = async () => {
    const { revision, stock } = await requireProduct(db.reader, mug.id, morning)
    return unlessRefused(changeProduct(db, mug.id, { revision, stock, stock_seen: stock }, { by: null, now: morning }))
  }
  const renamed = async () => {
    const { revision } = await requireProduct(db.reader, mug.id, morning)
    return unlessRefused(changeProduct(db, mug.id, { revision, title: 'Cup' }, { by: null, now: morning }))
  }
  const answers = await Promise.all([
    ...buyers.map((buyer) => buy(db, buyer, [mug.id, mug.id]).then(() => 'bought')),
    ...[added, counted, renamed, added, counted, added].map((change) => change()),
  ])
  expect(answers.filter((answer) => answer === 'bought')).toHaveLength(20)
  const { revision } = await requireProduct(db.reader, mug.id, morning)
  const history = answers.slice(20, 26)
  const additions = [0, 3, 5].filter((at) => history[at] !== 'refused').length
  expect(revision).toBe(1 + history.filter((answer) => answer !== 'refused').length)
  expect(await stockLeft(db, mug)).toBe(40 - 40 + 3 * additions)
})

test('a stock count that is older than a sale is refused, and the sale stays', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 1 })
  const slots = (tx: Tx) => tx.updateTable('stock_slots').set({ pieces: 1 }).where('slot', '=', 0).execute()
  const [sale, count] = await meanwhile(db, slots, [
    () => buy(db, ada, [mug.id]),
    () => changeProduct(db, mug.id, { revision: 1, stock: 10, stock_seen: 1 }, { by: null, now: morning }),
  ])
  const outcome = await unlessRefused(count ?? Promise.resolve())
  expect(await sale).toMatchObject({ order: { state: 'fulfilled' } })
  // Either transaction may win, but no piece is counted twice.
  expect(await stockLeft(db, mug)).toBe(outcome === 'refused' ? 0 : 9)
})
