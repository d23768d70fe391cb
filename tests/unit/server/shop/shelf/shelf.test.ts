import { expect, test } from 'vitest'
import type { ShopQuery } from '#shared/contract/shelf.ts'
import type { Database } from '#server/db/database.ts'
import { dropGoal, goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { unwish, wish } from '#server/shop/wishes/wishes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, addTraining, visitAt, addProduct, refused } from '../shopFixture.ts'

async function titles(db: Database, visit: LearnerVisit, query: ShopQuery = {}): Promise<string[]> {
  return (await shelf(db.reader, visit, query)).data.map(({ title }) => title)
}

async function reasons(db: Database, visit: LearnerVisit, id: number) {
  return (await shelfProduct(db.reader, visit, id)).availability.reasons
}

test('a learner sees only the products that are open to them', async () => {
  const db = await freshDatabase()
  const dane = await addBuyer(db, { country: 'DK' })
  const norwegian = await addBuyer(db, { country: 'NO' })
  const danish = await addProduct(db, {
    title: 'Bicycle',
    restrictions: [{ type: 'country', value: ['DK', 'SE'], rule: 'and' }],
  })
  await addProduct(db, { title: 'Mug' })
  expect(await titles(db, dane)).toEqual(['Mug', 'Bicycle'])
  expect(await titles(db, norwegian)).toEqual(['Mug'])
  expect((await shelfProduct(db.reader, dane, danish.id)).title).toBe('Bicycle')
  expect(await refused(shelfProduct(db.reader, norwegian, danish.id))).toMatchObject({ status: 404 })
  expect(await refused(saveFor(db, norwegian, danish.id))).toMatchObject({ status: 404 })
  expect(await refused(wish(db, norwegian, danish.id))).toMatchObject({ status: 404 })
})

test('drafts, archived products and those outside their period are hidden; paused ones are shown as paused', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  await addProduct(db, { title: 'Draft', status: 'draft' })
  await addProduct(db, { title: 'Tomorrow', visible: { from: '2026-11-22 00:00:00', until: null } })
  await addProduct(db, { title: 'Yesterday', visible: { from: null, until: '2026-11-21 09:00:00' } })
  const paused = await addProduct(db, { title: 'Paused' })
  await changeProduct(db, paused.id, { revision: 1, status: 'paused' }, { by: null, now: morning })
  expect(await titles(db, ada)).toEqual(['Paused'])
  expect(await reasons(db, ada, paused.id)).toEqual([{ code: 'paused' }])
  await changeProduct(db, paused.id, { revision: 2, status: 'archived' }, { by: null, now: morning })
  expect(await titles(db, ada)).toEqual([])
  expect(await titles(db, visitAt(ada, '2026-11-22T00:00:00Z'))).toEqual(['Tomorrow'])
})

test('a training that the learner may not see is not offered', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const knots = await addTraining(db)
  const seat = await addProduct(db, { title: 'A seat', type: 'training', training: knots })
  expect((await shelfProduct(db.reader, ada, seat.id)).training).toEqual({ id: knots, title: 'Knots' })
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', knots).execute())
  expect(await titles(db, ada)).toEqual([])
})

test('codes are counted up to a limit for learners, and completely for managers', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const card = await addProduct(db, { type: 'voucher', low_stock_at: 1100 })
  const plenty = await addProduct(db, { title: 'Plenty', type: 'voucher' })
  const codes = Array.from({ length: 1200 }, (_, n) => `CODE-${n}`)
  for (const { id } of [card, plenty]) await importCodes(db, id, codes, { by: null, now: morning })
  expect(await shelfProduct(db.reader, ada, card.id)).toMatchObject({ stock: 1101, low_stock: false })
  expect(await shelfProduct(db.reader, ada, plenty.id)).toMatchObject({ stock: 1000, low_stock: false })
  expect((await requireProduct(db.reader, plenty.id, morning)).stock).toBe(1200)
})

test('each product lists the reasons why it is unavailable, with all numbers', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 60 })
  const mug = await addProduct(db, { price: 30, limit: { count: 1, period: 'week' }, stock: 1 })
  await buy(db, ada, [mug.id])
  const bag = await addProduct(db, {
    title: 'Bag',
    price: 45,
    stock: 0,
    purchasable: { from: '2026-12-01 08:00:00', until: '2026-12-24 08:00:00' },
  })
  // Monday in Copenhagen begins at 23:00 UTC on Sunday.
  expect(await reasons(db, ada, mug.id)).toEqual([
    { code: 'limit_reached', count: 1, next: '2026-11-22 23:00:00' },
    { code: 'sold_out' },
  ])
  expect(await reasons(db, ada, bag.id)).toEqual([
    { code: 'not_started', from: '2026-12-01 08:00:00' },
    { code: 'sold_out' },
    { code: 'insufficient_points', missing: 15 },
  ])
  expect(await reasons(db, visitAt(ada, '2027-01-01T09:00:00Z'), bag.id)).toContainEqual({
    code: 'ended',
    until: '2026-12-24 08:00:00',
  })
  const free = await addProduct(db, { title: 'A tree', type: 'donation' })
  expect((await shelfProduct(db.reader, ada, free.id)).availability).toEqual({ status: 'available', reasons: [] })
})

test('the list is sorted by featured, price, age or availability, and filtered', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  await addProduct(db, { title: 'Cheap', price: 5 })
  await addProduct(db, { title: 'Dear', price: 500, featured: true })
  await addProduct(db, { title: 'Dearest', price: 900, type: 'experience' })
  await addProduct(db, { title: 'Heavy', price: 40, weight: 5 })
  expect(await titles(db, ada)).toEqual(['Dear', 'Dearest', 'Cheap', 'Heavy'])
  expect(await titles(db, ada, { sort: 'price' })).toEqual(['Cheap', 'Heavy', 'Dear', 'Dearest'])
  expect(await titles(db, ada, { sort: 'newest' })).toEqual(['Heavy', 'Dearest', 'Dear', 'Cheap'])
  expect(await titles(db, ada, { sort: 'affordable' })).toEqual(['Cheap', 'Heavy', 'Dear', 'Dearest'])
  expect(await titles(db, ada, { affordable: true, sort: 'price' })).toEqual(['Cheap', 'Heavy'])
  expect(await titles(db, ada, { type: 'experience' })).toEqual(['Dearest'])
  expect((await shelf(db.reader, ada, { type: 'experience' })).choices.types).toEqual(['physical', 'experience'])
  await saveShopSettings(db, { default_sort: 'price' }, { by: null, now: morning })
  expect((await shelf(db.reader, ada, {})).sort).toBe('price')
})

test('the filter shows only available products; without it the others follow, and ended products are last in every order', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  await addProduct(db, { title: 'Over', price: 5, purchasable: { from: null, until: '2026-11-20 08:00:00' } })
  await addProduct(db, { title: 'Sold out', price: 10, stock: 0 })
  await addProduct(db, { title: 'Too dear', price: 60 })
  const once = await addProduct(db, { title: 'Once', price: 5, limit: { count: 1, period: 'lifetime' } })
  await buy(db, ada, [once.id])
  await addProduct(db, { title: 'Available', price: 45 })
  expect(await titles(db, ada, { affordable: true })).toEqual(['Available'])
  expect(await titles(db, ada, { sort: 'affordable' })).toEqual(['Available', 'Too dear', 'Once', 'Sold out', 'Over'])
  expect(await titles(db, ada, { sort: 'price' })).toEqual(['Once', 'Sold out', 'Available', 'Too dear', 'Over'])
  expect(await titles(db, ada, { sort: 'newest' })).toEqual(['Available', 'Once', 'Too dear', 'Sold out', 'Over'])
})

test('the list comes in pages of 24', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  for (let n = 1; n <= 30; n++) await addProduct(db, { title: `No. ${n}`, price: n })
  const first = await shelf(db.reader, ada, { sort: 'price' })
  expect(first.meta).toEqual({ page: 0, limit: 24, total: 30, totalPages: 2, isLastPage: false })
  expect(first.data).toHaveLength(24)
  const second = await shelf(db.reader, ada, { sort: 'price', page: 1 })
  expect(second.data.map(({ price }) => price)).toEqual([25, 26, 27, 28, 29, 30])
  expect(second.meta.isLastPage).toBe(true)
})

test('a product is shown in the reader’s language, or else in the site’s', async () => {
  const db = await freshDatabase()
  const ar = { title: 'كوب', summary: 'كوب مطلي', description: '', instructions_after: '', terms: '' }
  const mug = await addProduct(db, { summary: 'Painted', description: '<p>Blue.</p>', translations: { ar } })
  const arab = await addBuyer(db, { language: 'ar' })
  const german = await addBuyer(db, { language: 'de' })
  expect(await shelfProduct(db.reader, arab, mug.id)).toMatchObject({
    title: 'كوب',
    summary: 'كوب مطلي',
    lang: 'ar',
    description: '<p>Blue.</p>',
  })
  expect(await shelfProduct(db.reader, german, mug.id)).toMatchObject({ title: 'Enamel mug', lang: 'en' })
})

test('stock and codes are counted, and a small number is low', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  await addProduct(db, { title: 'Mug', stock: 50, low_stock_at: 5 })
  await addProduct(db, { title: 'Bag', stock: 5, low_stock_at: 5 })
  const card = await addProduct(db, { title: 'Card', type: 'voucher', low_stock_at: 2 })
  await addProduct(db, { title: 'Tree', type: 'donation' })
  await importCodes(db, card.id, ['A', 'B', 'C'], { by: null, now: morning })
  const { data } = await shelf(db.reader, ada, { sort: 'newest' })
  expect(data.map(({ stock, low_stock }) => [stock, low_stock])).toEqual([
    [null, false],
    [3, false],
    [5, true],
    [50, false],
  ])
})

test('a learner has one goal, with the missing points', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 30 })
  const [mug, bag] = [await addProduct(db, { price: 100 }), await addProduct(db, { title: 'Bag', price: 20 })]
  expect(await goalOf(db.reader, ada)).toBeNull()
  await saveFor(db, ada, mug.id)
  expect(await goalOf(db.reader, ada)).toMatchObject({ points: 30, missing: 70, product: { id: mug.id, goal: true } })
  await saveFor(db, ada, bag.id)
  expect(await goalOf(db.reader, ada)).toMatchObject({ missing: 0, product: { title: 'Bag' } })
  await dropGoal(db, ada, bag.id)
  expect(await goalOf(db.reader, ada)).toBeNull()
})

test('a wish is possible only for a sold-out product', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const mug = await addProduct(db, { stock: 0 })
  const bag = await addProduct(db, { title: 'Bag', stock: 1 })
  await wish(db, ada, mug.id)
  await wish(db, ada, mug.id)
  expect((await shelfProduct(db.reader, ada, mug.id)).wished).toBe(true)
  await unwish(db, ada, mug.id)
  expect((await shelfProduct(db.reader, ada, mug.id)).wished).toBe(false)
  expect(await refused(wish(db, ada, bag.id))).toMatchObject({ status: 409, problems: [{ code: 'in_stock' }] })
})
