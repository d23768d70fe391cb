import { expect, test } from 'vitest'
import { NewProduct } from '#shared/contract/products.ts'
import type { ShopQuery } from '#shared/contract/shelf.ts'
import type { Database } from '#server/db/database.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

async function titles(db: Database, visit: LearnerVisit, query: ShopQuery = {}): Promise<string[]> {
  return (await shelf(db.reader, visit, query)).data.map(({ title }) => title)
}

/** Adds categories of the shop in this order; returns their ids. */
function addCategories(db: Database, names: { name: string; weight: number; translations?: string }[]) {
  return db.transact(async (tx) => {
    const reward = { machine_name: 'reward', name: 'Reward' }
    const { id } = await tx.insertInto('vocabularies').values(reward).returning('id').executeTakeFirstOrThrow()
    const tids: number[] = []
    for (const given of names) {
      const term = { vocabulary_id: id, parent_tid: null, ...given }
      tids.push((await tx.insertInto('terms').values(term).returning('tid').executeTakeFirstOrThrow()).tid)
    }
    return tids
  })
}

test('the list offers the categories of its products by weight, in the reader’s language, and is filtered by them', async () => {
  const db = await freshDatabase()
  const [ada, layla] = [await addBuyer(db), await addBuyer(db, { language: 'ar' })]
  const names = [
    { name: 'Trips', weight: 2 },
    { name: 'Goods', weight: 1, translations: '{"ar":"سلع"}' },
    { name: 'Treats', weight: 1 },
    { name: 'Nothing yet', weight: 0 },
  ]
  const [trips = 0, goods = 0, treats = 0] = await addCategories(db, names)
  await addProduct(db, { title: 'Boat trip', category: trips })
  await addProduct(db, { title: 'Mug', category: goods })
  await addProduct(db, { title: 'Cake', category: treats })
  await addProduct(db, { title: 'Surprise' })
  const { data, choices } = await shelf(db.reader, ada, { category: goods })
  expect(choices.categories).toEqual([
    { tid: goods, name: 'Goods' },
    { tid: treats, name: 'Treats' },
    { tid: trips, name: 'Trips' },
  ])
  expect(data).toMatchObject([{ title: 'Mug', category: { tid: goods, name: 'Goods' } }])
  expect(await titles(db, ada, { category: trips })).toEqual(['Boat trip'])
  const all = await shelf(db.reader, layla, { sort: 'newest' })
  expect(all.data.map(({ category }) => category?.name)).toEqual([undefined, 'Treats', 'سلع', 'Trips'])
  expect(all.choices.categories[0]).toEqual({ tid: goods, name: 'سلع' })
})

test('products of the same importance are sorted by weight, then by the moment at which they were added', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const add = (title: string, minutes: number, weight: number) =>
    createProduct(db, NewProduct.parse({ title, type: 'physical', price: 10, status: 'active', weight }), {
      by: null,
      now: later(minutes),
    })
  await add('Newest', 30, -9)
  await add('Oldest', 10, -9)
  await add('Heavy', 20, -1)
  await add('Light', 20, -5)
  await add('Middle', 20, -3)
  expect(await titles(db, ada)).toEqual(['Newest', 'Oldest', 'Light', 'Middle', 'Heavy'])
  expect(await titles(db, ada, { sort: 'newest' })).toEqual(['Newest', 'Middle', 'Light', 'Heavy', 'Oldest'])
})

test('available products are sorted by importance, those that only need points by price, and the rest follow', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 50 })
  await addProduct(db, { title: 'Sold out and dear', price: 60, stock: 0 })
  await addProduct(db, { title: 'Cheap', price: 5 })
  await addProduct(db, { title: 'Important', price: 40, featured: true })
  await addProduct(db, { title: 'Dear', price: 80 })
  await addProduct(db, { title: 'Dear and important', price: 90, featured: true })
  expect(await titles(db, ada, { sort: 'affordable' })).toEqual([
    'Important',
    'Cheap',
    'Dear',
    'Dear and important',
    'Sold out and dear',
  ])
})

test('a product is last from the second in which its sale ends, not before', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  await addProduct(db, { title: 'Ends now', price: 1, purchasable: { from: null, until: '2026-11-21 09:00:00' } })
  await addProduct(db, { title: 'Ends soon', price: 2, purchasable: { from: null, until: '2026-11-21 09:00:01' } })
  await addProduct(db, { title: 'Never ends', price: 3 })
  expect(await titles(db, ada, { sort: 'price' })).toEqual(['Ends soon', 'Never ends', 'Ends now'])
})

test('a stock is low down to its last piece, but not when it is empty or has no low-stock number', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  for (const stock of [0, 1, 5, 6]) await addProduct(db, { price: 1 + stock, stock, low_stock_at: 5 })
  await addProduct(db, { price: 8, stock: 1 })
  await addProduct(db, { price: 9, low_stock_at: 5 })
  const { data } = await shelf(db.reader, ada, { sort: 'price' })
  expect(data.map(({ low_stock }) => low_stock)).toEqual([false, true, true, false, false, false])
})
