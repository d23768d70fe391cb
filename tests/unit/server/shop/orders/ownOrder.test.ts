import { expect, test } from 'vitest'
import { approve, cancelForBuyer, fulfil, takeReturn } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange, pointsOf, refused } from '../shopFixture.ts'

const ownOrder = { status: 409, problems: [{ code: 'own_order' }] }

test('a manager who bought a code does not get the points back by a decision of their own', async () => {
  const db = await freshDatabase()
  const [manager, colleague] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', price: 40 })
  await importCodes(db, card.id, ['SESAME'], { by: null, now: morning })
  const { order } = await buy(db, manager, [card.id])
  expect(order.state).toBe('fulfilled')
  expect(await refused(takeReturn(db, orderChange(manager, order.id)))).toMatchObject(ownOrder)
  expect(await pointsOf(db, manager)).toBe(60)
  expect(await takeReturn(db, orderChange(colleague, order.id))).toBe('returned')
  expect(await pointsOf(db, manager)).toBe(100)
})

test('a manager cannot cancel their own order after it was approved, because its code is known', async () => {
  const db = await freshDatabase()
  const manager = await addBuyer(db, { points: 100 })
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher', fulfilment: 'approval', price: 40 })
  await importCodes(db, card.id, ['SESAME'], { by: null, now: morning })
  const { order } = await buy(db, manager, [card.id])
  await approve(db, orderChange(manager, order.id))
  expect(await refused(cancelForBuyer(db, orderChange(manager, order.id)))).toMatchObject(ownOrder)
})

test('the only manager of a site approves and delivers their own order, and the history says so', async () => {
  const db = await freshDatabase()
  const manager = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { fulfilment: 'approval', price: 40 })
  const { order } = await buy(db, manager, [mug.id])
  expect(await approve(db, orderChange(manager, order.id))).toBe('approved')
  expect(await fulfil(db, orderChange(manager, order.id))).toBe('fulfilled')
  const rows = await db.reader
    .selectFrom('order_history')
    .select(['state', 'actor'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(rows.slice(-2)).toEqual([
    { state: 'approved', actor: manager.user.uid },
    { state: 'fulfilled', actor: manager.user.uid },
  ])
  expect((await orderOf(db.reader, manager, order.id)).state).toBe('fulfilled')
})

test('a manager cancels their own order while nothing has been handed out', async () => {
  const db = await freshDatabase()
  const manager = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { fulfilment: 'manual', price: 40 })
  const { order } = await buy(db, manager, [mug.id])
  expect(await cancelForBuyer(db, orderChange(manager, order.id))).toBe('cancelled_by_admin')
  expect(await pointsOf(db, manager)).toBe(100)
})
