import { expect, test } from 'vitest'
import { recentOrder } from '#server/shop/orders/recentOrder.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, visitAt, addProduct } from '../shopFixture.ts'

test('an order of a product is recent for ten minutes, and only for its buyer', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, now: new Date('2026-11-21T10:00:00Z') })
  const [mug, bag] = [await addProduct(db, { stock: 5 }), await addProduct(db, { title: 'Bag' })]
  expect(await recentOrder(db.reader, ada, mug.id)).toBeNull()
  const { order } = await buy(db, ada, [mug.id])
  expect(await recentOrder(db.reader, visitAt(ada, '2026-11-21T10:09:59Z'), mug.id)).toBe(order.id)
  expect(await recentOrder(db.reader, visitAt(ada, '2026-11-21T10:10:00Z'), mug.id)).toBeNull()
  const second = await buy(db, visitAt(ada, '2026-11-21T10:05:00Z'), [mug.id])
  expect(await recentOrder(db.reader, visitAt(ada, '2026-11-21T10:09:59Z'), mug.id)).toBe(second.order.id)
  expect(await recentOrder(db.reader, ada, bag.id)).toBeNull()
  expect(await recentOrder(db.reader, await addBuyer(db), mug.id)).toBeNull()
})

test('a cancelled order is not a recent order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { fulfilment: 'manual', cancel_policy: 'until_fulfilled' })
  const { order } = await buy(db, ada, [mug.id])
  await cancelOrder(db, ada, order.id)
  expect(await recentOrder(db.reader, ada, mug.id)).toBeNull()
})
