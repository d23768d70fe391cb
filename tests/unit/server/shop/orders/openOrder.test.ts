import { expect, test } from 'vitest'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { approve } from '#server/shop/orders/decide.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, refused } from '../shopFixture.ts'

const notFound = { status: 404, problems: [{ code: 'not_found' }] }

test('a learner who cancels the order of another learner does not learn its state', async () => {
  const db = await freshDatabase()
  const [ada, eve] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db)
  const { order } = await buy(db, ada, [mug.id])
  expect(order).toMatchObject({ state: 'fulfilled', cancellable: false })
  expect(await refused(cancelOrder(db, eve, order.id))).toMatchObject(notFound)
})

test('an order that does not exist is not found, neither by a buyer nor by a manager', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  expect(await refused(cancelOrder(db, ada, 4711))).toMatchObject(notFound)
  expect(await refused(approve(db, orderChange(ada, 4711)))).toMatchObject(notFound)
})
