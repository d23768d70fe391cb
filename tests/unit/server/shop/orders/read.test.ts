import { expect, test } from 'vitest'
import { approve } from '#server/shop/orders/decide.ts'
import { countOpenOrders } from '#server/shop/orders/countOpenOrders.ts'
import { managedOrders } from '#server/shop/orders/managedOrders.ts'
import { orderOf, ordersOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, refused } from '../shopFixture.ts'

test('a learner reads their own orders in pages, the newest first', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 1000 }), await addBuyer(db, { points: 10 })]
  const mug = await addProduct(db)
  await buy(db, bea, [mug.id])
  const ids: number[] = []
  for (let time = 0; time < 26; time++) ids.push((await buy(db, ada, [mug.id])).order.id)
  ids.reverse()
  const first = await ordersOf(db.reader, ada)
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 25))
  expect(first.meta).toMatchObject({ page: 0, limit: 25, total: 26, isLastPage: false })
  const second = await ordersOf(db.reader, ada, { page: 1, limit: 10 })
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(10, 20))
  const none = await ordersOf(db.reader, await addBuyer(db))
  expect(none).toMatchObject({ data: [], meta: { total: 0 } })
})

test('each order has its own lines, codes and history', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 1000 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment: 'approval' })
  await importCodes(db, card.id, ['A', 'B', 'C'], { by: null, now: morning })
  const [one, two] = [await buy(db, ada, [card.id, card.id, mug.id]), await buy(db, ada, [card.id])]
  await approve(db, orderChange(manager, one.order.id))
  const { data } = await ordersOf(db.reader, ada)
  expect(
    data.map(({ lines, history }) => [lines.map(({ codes }) => codes), history.map(({ state }) => state)]),
  ).toEqual([
    [[[]], ['pending_approval']],
    [
      [['A', 'B'], []],
      ['pending_approval', 'approved'],
    ],
  ])
  expect(data).toEqual([await orderOf(db.reader, ada, two.order.id), await orderOf(db.reader, ada, one.order.id)])
  expect(await refused(orderOf(db.reader, ada, 4711))).toMatchObject({ status: 404 })
})

test('managers see who changed an order; the buyer does not', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 1000 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'approval' })
  const { order } = await buy(db, ada, [mug.id])
  await approve(db, orderChange(manager, order.id, 'Well done.'))
  const orders = await managedOrders(db.reader, [order.id], manager)
  const { fields, cancellable: _, history, ...seen } = await orderOf(db.reader, ada, order.id)
  expect([...orders.keys()]).toEqual([order.id])
  expect(orders.get(order.id)).toEqual({
    ...seen,
    answers: fields,
    history: [
      { ...history[0], actor: ada.user.uid },
      { ...history[1], actor: manager.user.uid },
    ],
  })
  expect(history[1]).toMatchObject({ state: 'approved', reason: 'Well done.' })
  expect(await managedOrders(db.reader, [], manager)).toEqual(new Map())
})

test('the orders that wait for the team are counted up to a limit', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 1000 }), await addBuyer(db)]
  const waiting = await addProduct(db, { fulfilment: 'approval' })
  const manual = await addProduct(db, { fulfilment: 'manual' })
  const instant = await addProduct(db)
  for (const { id } of [waiting, manual, instant]) await buy(db, ada, [id])
  const { order } = await buy(db, ada, [waiting.id])
  await approve(db, orderChange(manager, order.id))
  expect(await countOpenOrders(db.reader, 100)).toBe(3)
  expect(await countOpenOrders(db.reader, 2)).toBe(2)
})
