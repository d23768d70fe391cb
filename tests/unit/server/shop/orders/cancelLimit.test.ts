import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { CANCELS_PER_HOUR } from '#server/shop/orders/cancelLimit.ts'
import { cancelForBuyer } from '#server/shop/orders/decide.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, pointsOf, refused, stockLeft, visitAt } from '../shopFixture.ts'

async function buyAndCancel(db: Database, visit: LearnerVisit, productId: number): Promise<void> {
  const { order } = await buy(db, visit, [productId])
  await cancelOrder(db, visit, order.id)
}

test('a buyer who cancels many orders must wait, and keeps the last order', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db, { points: 100 }), await addBuyer(db, { points: 100 })]
  const mug = await addProduct(db, { fulfilment: 'manual', stock: 3 })
  for (let time = 0; time < CANCELS_PER_HOUR; time++) await buyAndCancel(db, ada, mug.id)
  const { order } = await buy(db, ada, [mug.id])
  const tooSoon = await refused(cancelOrder(db, visitAt(ada, '2026-11-21T09:59:59Z'), order.id))
  expect(tooSoon).toMatchObject({ status: 429, problems: [{ code: 'too_many', values: { count: 1 } }] })
  await expect(cancelOrder(db, visitAt(ada, '2026-11-21T09:20:01Z'), order.id)).rejects.toMatchObject({
    headers: { 'Retry-After': '2399' },
    problems: [{ values: { count: 40 } }],
  })
  expect([await pointsOf(db, ada), await stockLeft(db, mug)]).toEqual([90, 2])
  const other = await buy(db, bea, [mug.id])
  expect((await cancelOrder(db, bea, other.order.id)).state).toBe('cancelled_by_user')
  expect((await cancelOrder(db, visitAt(ada, '2026-11-21T10:00:00Z'), order.id)).state).toBe('cancelled_by_user')
})

test('a buyer who has cancelled many orders waits until the first of them is an hour old', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 1000 })
  const mug = await addProduct(db, { fulfilment: 'manual' })
  const minute = (count: number) => visitAt(ada, `2026-11-21T09:${String(count).padStart(2, '0')}:00Z`)
  for (let time = 0; time < CANCELS_PER_HOUR; time++) await buyAndCancel(db, minute(time), mug.id)
  const { order } = await buy(db, minute(30), [mug.id])
  await expect(cancelOrder(db, minute(30), order.id)).rejects.toMatchObject({
    headers: { 'Retry-After': '1800' },
    problems: [{ values: { count: 30 } }],
  })
  await expect(cancelOrder(db, visitAt(ada, '2026-11-21T09:59:59.999Z'), order.id)).rejects.toMatchObject({
    headers: { 'Retry-After': '1' },
  })
  const tenOClock = visitAt(ada, '2026-11-21T10:00:00Z')
  expect((await cancelOrder(db, tenOClock, order.id)).state).toBe('cancelled_by_user')
  const next = await buy(db, tenOClock, [mug.id])
  await expect(cancelOrder(db, tenOClock, next.order.id), 'the second counts now').rejects.toMatchObject({
    headers: { 'Retry-After': '60' },
  })
})

test('orders that the shop cancels do not count towards the limit of the buyer', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 1000 }), await addBuyer(db)]
  const mug = await addProduct(db, { fulfilment: 'manual' })
  for (let time = 0; time < CANCELS_PER_HOUR; time++) {
    const { order } = await buy(db, ada, [mug.id])
    await cancelForBuyer(db, orderChange(manager, order.id))
  }
  const { order } = await buy(db, ada, [mug.id])
  expect((await cancelOrder(db, ada, order.id)).state).toBe('cancelled_by_user')
})
