import { expect, test } from 'vitest'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import {
  buy,
  addBuyer,
  visitAt,
  stockLeft,
  orderCount,
  pointsOf,
  addProduct,
  refusalCodes,
  refused,
} from '../shopFixture.ts'

test('a learner with 30 points cannot buy for 40: 10 are missing, and nothing has changed', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 30 })
  const mug = await addProduct(db, { price: 40, stock: 5 })
  const { status, problems } = await refused(buy(db, ada, [mug.id]))
  expect(status).toBe(400)
  expect(problems).toEqual([
    {
      message: 'You need {{count}} more points for this.',
      values: { count: 10 },
      path: 'products[0]',
      code: 'insufficient_points',
    },
  ])
  expect(await pointsOf(db, ada)).toBe(30)
  expect(await stockLeft(db, mug)).toBe(5)
  expect(await orderCount(db)).toBe(0)
})

test('of two products one is sold out: neither is bought', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 5 })
  const bag = await addProduct(db, { title: 'Bag', stock: 0 })
  expect(await refusalCodes(buy(db, ada, [mug.id, bag.id]))).toEqual(['products[1]: sold_out'])
  expect(await stockLeft(db, mug)).toBe(5)
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await orderCount(db)).toBe(0)
})

test('all reasons against a purchase are reported together', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 5 })
  const bag = await addProduct(db, { title: 'Bag', stock: 0 })
  const gone = await addProduct(db, { title: 'Gone', purchasable: { from: null, until: '2026-11-20 00:00:00' } })
  const soon = await addProduct(db, { title: 'Soon', purchasable: { from: '2026-12-01 00:00:00', until: null } })
  const asking = await addProduct(db, {
    max_per_order: 1,
    checkout_fields: [{ name: 'size', type: 'select', label: 'Size', hint: '', required: true, options: ['S', 'L'] }],
  })
  const products = [bag.id, gone.id, soon.id, asking.id, asking.id]
  const given = { fields: { size: 'XXL', colour: 'red' } }
  expect((await refusalCodes(buy(db, ada, products, given))).toSorted()).toEqual([
    'fields[colour]: unknown',
    'fields[size]: choice',
    'products[0]: insufficient_points',
    'products[0]: sold_out',
    'products[1]: ended',
    'products[2]: not_started',
    'products[3]: max_per_order',
  ])
})

test('missing points are reported at the first product that the points do not reach', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 30 })
  const [bag, mug] = [await addProduct(db, { title: 'Bag', price: 20 }), await addProduct(db, { price: 10 })]
  const pen = await addProduct(db, { title: 'Pen', price: 5 })
  const short = async (...products: number[]) => refusalCodes(buy(db, ada, products))
  expect(await short(mug.id, bag.id, pen.id)).toEqual(['products[2]: insufficient_points'])
  expect(await short(bag.id, pen.id, mug.id)).toEqual(['products[2]: insufficient_points'])
  expect(await short(bag.id, bag.id)).toEqual(['products[0]: insufficient_points'])
})

test('a product that the buyer cannot see cannot be bought', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, country: 'NO' })
  const draft = await addProduct(db, { status: 'draft' })
  const danes = await addProduct(db, { restrictions: [{ type: 'country', value: 'DK', rule: 'and' }] })
  const codes = await refusalCodes(buy(db, ada, [draft.id, danes.id, 4711]))
  expect(codes).toEqual(['products[0]: not_found', 'products[1]: not_found', 'products[2]: not_found'])
})

test('a purchase with an outdated total is refused', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { price: 30 })
  const wrong = await refused(buy(db, ada, [mug.id], { expected_total: 25 }))
  expect(wrong).toMatchObject({ status: 409, problems: [{ code: 'price_changed' }] })
  await expect(buy(db, ada, [mug.id], { expected_total: 25 })).rejects.toMatchObject({ details: { total: 30 } })
  expect(await pointsOf(db, ada)).toBe(100)
  expect((await buy(db, ada, [mug.id], { expected_total: 30 })).order.total).toBe(30)
})

test('a limit per day uses the site’s time zone, and says when it ends', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { limit: { count: 2, period: 'day' } })
  await buy(db, ada, [mug.id])
  expect(await refusalCodes(buy(db, ada, [mug.id, mug.id]))).toEqual(['products[0]: limit_reached'])
  await buy(db, ada, [mug.id])
  // 22:30 UTC is still the same day in Copenhagen; an hour later it is the next.
  expect(await refusalCodes(buy(db, visitAt(ada, '2026-11-21T22:30:00Z'), [mug.id]))).toEqual([
    'products[0]: limit_reached',
  ])
  await buy(db, visitAt(ada, '2026-11-21T23:00:00Z'), [mug.id])
  const ever = await addProduct(db, { title: 'Once', limit: { count: 1, period: 'lifetime' } })
  await buy(db, ada, [ever.id])
  expect(await refusalCodes(buy(db, visitAt(ada, '2036-11-21T12:00:00Z'), [ever.id]))).toContain(
    'products[0]: limit_reached',
  )
})

test('a refused purchase can be tried again with the same key', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 0 })
  expect(await refusalCodes(checkOut(db, ada, { products: [mug.id] }, 'tap'))).toEqual(['products[0]: sold_out'])
  await changeProduct(db, mug.id, { revision: mug.revision, stock: 1, stock_seen: 0 }, { by: null, now: morning })
  expect((await checkOut(db, ada, { products: [mug.id] }, 'tap')).order.total).toBe(10)
})
