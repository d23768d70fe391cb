import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrateTo } from '#server/db/migrate.ts'
import { listProducts } from '#server/shop/products/readProducts.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import { NewProduct } from '#shared/contract/products.ts'
import { demoDatabase, freshDatabase, morning } from '#tests/support/freshDatabase.ts'

function create(db: Database, title: string, arabic = '') {
  const translations = arabic ? { ar: { title: arabic } } : {}
  return createProduct(db, NewProduct.parse({ title, type: 'physical', price: 10, translations }), {
    by: null,
    now: morning,
  })
}

async function titlesWith(db: Database, s: string): Promise<string[]> {
  const { data } = await listProducts(db.reader, { s, sort: 'title' }, morning)
  return data.map(({ title }) => title)
}

test('the search finds a part of a title in any language, whatever the case', async () => {
  const db = await freshDatabase()
  await create(db, 'Enamel mug', 'Emaillebecher GROẞ')
  await create(db, 'Canvas bag')
  expect(await titlesWith(db, 'MEL M')).toEqual(['Enamel mug'])
  expect(await titlesWith(db, 'große')).toEqual([])
  expect(await titlesWith(db, 'becher groß')).toEqual(['Enamel mug'])
  expect(await titlesWith(db, 'a')).toEqual(['Canvas bag', 'Enamel mug'])
})

test('a text that begins in one title and ends in another is not found', async () => {
  const db = await freshDatabase()
  await create(db, 'Mug', 'Kop')
  expect([await titlesWith(db, 'ug'), await titlesWith(db, 'ugko'), await titlesWith(db, 'opmu')]).toEqual([
    ['Mug'],
    [],
    [],
  ])
})

test('the search takes the signs % and _ as they are', async () => {
  const db = await freshDatabase()
  for (const title of ['50% off', '50 euros off', 'A_B', 'AxB', 'C\\D']) await create(db, title)
  expect(await titlesWith(db, '0%')).toEqual(['50% off'])
  expect(await titlesWith(db, 'a_b')).toEqual(['A_B'])
  expect(await titlesWith(db, 'c\\d')).toEqual(['C\\D'])
})

test('the search follows a new title and a new translation', async () => {
  const db = await freshDatabase()
  const { id, revision } = await create(db, 'Enamel mug', 'Becher')
  const renamed = await changeProduct(db, id, { revision, title: 'Tin cup' }, { by: null, now: morning })
  expect([await titlesWith(db, 'enamel'), await titlesWith(db, 'becher')]).toEqual([[], ['Tin cup']])
  const translations = { ar: { title: 'Tasse', summary: '', description: '', instructions_after: '', terms: '' } }
  await changeProduct(db, id, { revision: renamed.revision, translations }, { by: null, now: morning })
  expect([await titlesWith(db, 'becher'), await titlesWith(db, 'tasse')]).toEqual([[], ['Tin cup']])
})

test('an upgrade makes the products of older versions searchable', async () => {
  const db = await demoDatabase()
  const kept = () => sql<{ product_id: number }>`select * from product_titles order by product_id`.execute(db.reader)
  const { rows: before } = await kept()
  expect(before.length).toBeGreaterThan(0)
  await db.transact(async (tx) => {
    await tx.schema.dropTable('product_titles').execute()
    const indexes = ['orders_state_time', 'order_lines_product_time', 'order_lines_released', 'products_listed']
    for (const name of indexes) await tx.schema.dropIndex(name).execute()
    await sql`create index orders_state on orders (state, id)`.execute(tx)
    await sql`create index order_lines_product on order_lines (product_id, order_id)`.execute(tx)
    await sql`delete from migrations where name = '0014_lists'`.execute(tx)
    await migrateTo(tx, db.dialect, undefined, morning)
  })
  expect((await kept()).rows).toEqual(before)
})

test('a page behind the last one says how many products there are', async () => {
  const db = await freshDatabase()
  for (const title of ['One', 'Two', 'Three']) await create(db, title)
  const { data, meta } = await listProducts(db.reader, { page: 7, sort: '-price' }, morning)
  expect([data, meta.total]).toEqual([[], 3])
})
