import { expect, test } from 'vitest'
import { award } from '#server/points/award.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { walletOf } from '#server/points/wallet.ts'
import { takeCheckoutAction } from '#server/shop/checkout/takeCheckoutAction.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { orderOf, ordersOf } from '#server/shop/orders/read.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import {
  buy,
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

test('a purchase takes the points and the stock, and is in the buyer’s orders', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { price: 30, stock: 5, instructions_after: '<p>Fetch it.</p>' })
  const { order, wallet } = await buy(db, ada, [mug.id, mug.id])
  expect(order).toMatchObject({ state: 'fulfilled', total: 60, cancellable: false, reason: '' })
  expect(order.history).toMatchObject([{ state: 'fulfilled', reason: '' }])
  expect(order.lines).toMatchObject([
    { quantity: 2, points: 60, title: 'Enamel mug', instructions: '<p>Fetch it.</p>' },
  ])
  expect(wallet).toMatchObject({ points: 40, spent: 60, lifetime_earned: 100 })
  expect(await pointsOf(db, ada)).toBe(40)
  expect(await stockLeft(db, mug)).toBe(3)
  expect(await orderOf(db.reader, ada, order.id)).toEqual(order)
  expect((await ordersOf(db.reader, ada)).data).toEqual([order])
  expect(await reconcile(db)).toEqual([])
})

test('the answer of a purchase shows the points that are left and when they expire, as the wallet does', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 10, unit: 'days', round_to: 'none', notice_days: [] })
  const tenDays = { name: 'Ten days', description: '', terms, status: 'active', is_default: true } as const
  await createSchedule(db, tenDays, { by: null, now: morning })
  const gift = { uid: ada.user.uid, kind: 'earn', points: 40, reason: 'story', key: 'gift' } as const
  await db.transact((tx) => award(tx, gift, ada))
  const { wallet } = await buy(db, ada, [(await addProduct(db, { price: 10 })).id])
  expect(wallet).toMatchObject({ points: 30, next_expiry: { points: 30, date: '2026-12-01' } })
  expect(await walletOf(db.reader, ada.user.uid, ada)).toEqual(wallet)
})

test('a purchase that first lets points expire comes after the expiry in the wallet', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 20 })
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 10, unit: 'days', round_to: 'none', notice_days: [] })
  const tenDays = { name: 'Ten days', description: '', terms, status: 'active', is_default: true } as const
  await createSchedule(db, tenDays, { by: null, now: morning })
  const gift = { uid: ada.user.uid, kind: 'earn', points: 40, reason: 'story', key: 'gift' } as const
  await db.transact((tx) => award(tx, gift, ada))
  const later = visitAt(ada, '2026-12-24T09:00:00Z')
  const { wallet } = await buy(db, later, [(await addProduct(db, { price: 10, stock: 1 })).id])
  expect(wallet).toMatchObject({ points: 10, expired: 40, spent: 10 })
  const entries = await db.reader.selectFrom('point_entries').select(['kind', 'balance_after']).orderBy('id').execute()
  expect(entries.slice(-2)).toEqual([
    { kind: 'expire', balance_after: 20 },
    { kind: 'purchase', balance_after: 10 },
  ])
  expect(await reconcile(db)).toEqual([])
})

test('the history of the wallet names the products in the order of the request, in 300 characters at most', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 1000 })
  const [bag, mug] = [await addProduct(db, { title: 'Bag' }), await addProduct(db)]
  const long = await Promise.all(['A', 'B', 'C'].map((title) => addProduct(db, { title: title.repeat(120) })))
  await buy(db, ada, [mug.id, bag.id, mug.id])
  const longTitles = long.map(({ id }) => id)
  await buy(db, ada, longTitles)
  const entries = await db.reader
    .selectFrom('point_entries')
    .select('reason')
    .where('kind', '=', 'purchase')
    .orderBy('id')
    .execute()
  expect(entries.map(({ reason }) => reason)).toEqual([
    'Enamel mug, Bag',
    `${'A'.repeat(120)}, ${'B'.repeat(120)}, ${'C'.repeat(56)}`,
  ])
})

test('an order keeps its product as it was, even if the product changes', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100, language: 'ar' })
  const mug = await addProduct(db, {
    images: [{ file: '/media/cover/abcdefg/4-3/mug.svg', alt: 'A mug' }],
    instructions_after: '<p>Fetch it.</p>',
    translations: { ar: { title: 'كوب', summary: '', description: '', instructions_after: '<p>خذه.</p>', terms: '' } },
  })
  const { order } = await buy(db, ada, [mug.id])
  expect(order.lines).toMatchObject([{ title: 'كوب', lang: 'ar', instructions: '<p>خذه.</p>' }])
  const change = { title: 'Plastic mug', price: 99, images: [], instructions_after: '', translations: {} }
  const changed = await changeProduct(db, mug.id, { revision: mug.revision, ...change }, { by: null, now: morning })
  await removeProduct(db, changed.id, { by: null, now: morning })
  expect(await orderOf(db.reader, ada, order.id)).toEqual(order)
  const english = await orderOf(db.reader, { ...ada, language: 'en' }, order.id)
  expect(english.lines).toMatchObject([
    { title: 'Enamel mug', lang: 'en', points: 10, image: { src: '/media/cover/abcdefg/4-3/mug.svg', alt: 'A mug' } },
  ])
})

test('a product with terms requires the buyer to accept them, and the order records it', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db)
  const sail = await addProduct(db, { title: 'A sail', terms: 'Wear a vest.', price: 60 })
  const products = [mug.id, sail.id]
  for (const given of [{}, { terms_accepted: false }]) {
    expect(await refusalCodes(buy(db, ada, products, given))).toEqual(['terms_accepted: required'])
  }
  expect(await refusalCodes(buy(db, ada, [sail.id, sail.id]))).toEqual([
    'products[0]: insufficient_points',
    'terms_accepted: required',
  ])
  const accepted = await buy(db, ada, products, { terms_accepted: true })
  const plain = await buy(db, ada, [mug.id], { terms_accepted: true })
  const rows = await db.reader.selectFrom('orders').select(['id', 'terms_accepted']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: accepted.order.id, terms_accepted: 1 },
    { id: plain.order.id, terms_accepted: 0 },
  ])
})

test('the checkout form sends whether the terms are accepted', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const sail = await addProduct(db, { title: 'A sail', terms: 'Wear a vest.' })
  const page = { key: 'page', expected_price: '10' }
  expect(await refusalCodes(takeCheckoutAction(db, ada, sail.id, page))).toEqual(['terms_accepted: required'])
  expect((await takeCheckoutAction(db, ada, sail.id, { ...page, terms_accepted: '1' })).order.total).toBe(10)
})

test('a training product enrols the buyer once', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots })
  expect(await refusalCodes(buy(db, ada, [seat.id, seat.id]))).toEqual(['products[0]: max_per_order'])
  await buy(db, ada, [seat.id])
  expect(await enrolmentState(db, ada, knots)).toBe('enrolled')
  expect(await refusalCodes(buy(db, ada, [seat.id]))).toEqual(['products[0]: already_enrolled'])
})

test('a repeated key returns the same answer; for another purchase it is refused', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const bea = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db)
  const first = await checkOut(db, ada, { products: [mug.id] }, 'tap')
  const again = await checkOut(db, { ...ada, language: 'ar' }, { products: [mug.id] }, 'tap')
  expect(JSON.stringify(again)).toBe(JSON.stringify(first))
  expect(await pointsOf(db, ada)).toBe(90)
  const other = await refused(checkOut(db, ada, { products: [mug.id, mug.id] }, 'tap'))
  expect(other).toMatchObject({ status: 409, problems: [{ code: 'idempotency_key' }] })
  expect((await checkOut(db, bea, { products: [mug.id] }, 'tap')).order.id).not.toBe(first.order.id)
  const nextDay = await checkOut(db, visitAt(ada, '2026-11-22T09:00:01Z'), { products: [mug.id] }, 'tap')
  expect(nextDay.order.id).not.toBe(first.order.id)
})
