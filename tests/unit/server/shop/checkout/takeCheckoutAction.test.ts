import { expect, test } from 'vitest'
import { takeCheckoutAction } from '#server/shop/checkout/takeCheckoutAction.ts'
import { purchaseKey } from '#server/shop/checkout/purchaseKey.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, orderCount, refused } from '../shopFixture.ts'

const floor = { name: 'floor', type: 'text' as const, label: 'Floor' }

async function shop() {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { checkout_fields: [floor] })
  const send = (form: Record<string, string>) => takeCheckoutAction(db, ada, mug.id, form)
  return { db, ada, mug, send, key: (visit = ada) => purchaseKey(db.reader, visit.user.uid, mug.id) }
}

test('a checkout page that is sent twice buys once', async () => {
  const { db, send } = await shop()
  const page = { key: 'page', expected_price: '10', 'fields[floor]': 'third' }
  const first = await send(page)
  expect((await send(page)).order.id).toBe(first.order.id)
  expect(await orderCount(db)).toBe(1)
})

test('a page that is sent again with other answers is refused, because it has bought already', async () => {
  const { db, send } = await shop()
  await send({ key: 'page', expected_price: '10', 'fields[floor]': 'third' })
  expect(await refused(send({ key: 'page', expected_price: '10', 'fields[floor]': 'fourth' }))).toMatchObject({
    status: 409,
    problems: [{ code: 'already_bought', message: expect.stringContaining('a moment ago') }],
  })
  expect(await orderCount(db)).toBe(1)
})

test('a form buys as many pieces as it asks for, at the price of each', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { max_per_order: 3, price: 20 })
  const send = (form: Record<string, string>) => takeCheckoutAction(db, ada, mug.id, form)
  const { order, wallet } = await send({ key: 'page', expected_price: '20', quantity: '3' })
  expect(order).toMatchObject({ total: 60, lines: [{ quantity: 3 }] })
  expect(wallet.points).toBe(40)
  expect(await refused(send({ key: 'more', expected_price: '20', quantity: '4' }))).toMatchObject({
    status: 400,
    problems: [{ code: 'max_per_order' }, { code: 'insufficient_points' }],
  })
  for (const quantity of ['', '0', '2.5', '21', 'two']) {
    expect(await refused(send({ key: 'wrong', quantity }))).toMatchObject({
      status: 400,
      problems: [{ path: 'quantity', values: { most: 20 } }],
    })
  }
  expect(await orderCount(db)).toBe(1)
})

test('other refusals of the form stay as they are', async () => {
  const { send } = await shop()
  expect(await refused(send({ key: 'page', expected_price: '5' }))).toMatchObject({
    status: 409,
    problems: [{ code: 'price_changed' }],
  })
  expect(await refused(send({ key: 'x'.repeat(201) }))).toMatchObject({
    status: 400,
    problems: [{ code: 'idempotency_key' }],
  })
})

test('the key of the next purchase changes with each purchase of this product by this buyer', async () => {
  const { db, ada, mug, send, key } = await shop()
  const other = await addProduct(db, { title: 'Bag' })
  expect(await key()).toBe(`checkout:${mug.id}:0`)
  await send({ key: await key(), expected_price: '10' })
  const line = async () => {
    const lines = await db.reader.selectFrom('order_lines').select('id').where('uid', '=', ada.user.uid).execute()
    return Math.max(...lines.map(({ id }) => id))
  }
  expect(await key()).toBe(`checkout:${mug.id}:${await line()}`)
  await send({ key: await key(), expected_price: '10' })
  const last = await line()
  await takeCheckoutAction(db, ada, other.id, { key: 'other', expected_price: '10' })
  expect(await key()).toBe(`checkout:${mug.id}:${last}`)
  expect(await key(await addBuyer(db))).toBe(`checkout:${mug.id}:0`)
  expect(await orderCount(db)).toBe(3)
})

test('a form without the key or the price of its page buys nothing, and says so', async () => {
  const { db, send } = await shop()
  const page = { key: 'page', expected_price: '10' }
  const incomplete = {
    status: 409,
    problems: [{ code: 'form_incomplete', message: expect.stringContaining('nothing') }],
  }
  const { key, expected_price } = page
  const forms: Record<string, string>[] = [{}, { key }, { expected_price }, { ...page, key: '' }]
  for (const form of [...forms, { ...page, expected_price: 'free' }])
    expect(await refused(send(form))).toMatchObject(incomplete)
  expect(await orderCount(db)).toBe(0)
  expect((await send(page)).order.total).toBe(10)
})
