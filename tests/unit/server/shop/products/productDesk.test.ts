import { expect, test } from 'vitest'
import { changeProducts } from '#server/shop/products/changeProducts.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { findProduct, listProducts } from '#server/shop/products/readProducts.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { NewProduct, productStates } from '#shared/contract/products.ts'
import { Refusal } from '#shared/refusal.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { refusalCodes } from '../shopFixture.ts'

const past = '2020-01-01 00:00:00'
const future = '2090-01-01 00:00:00'

async function variedShelf() {
  const db = await freshDatabase()
  const add = (title: string, more: object) =>
    createProduct(db, NewProduct.parse({ title, type: 'physical', price: 40, status: 'active', ...more }), morning)
  const made = [
    await add('Draft', { status: 'draft', stock: 0 }),
    await add('Unlimited', { price: 10 }),
    await add('Plenty', { stock: 9, low_stock_at: 3 }),
    await add('Few', { stock: 3, low_stock_at: 3, price: 90 }),
    await add('None', { stock: 0, low_stock_at: 3 }),
    await add('Later', { purchasable: { from: future, until: null } }),
    await add('Over', { visible: { from: past, until: past.replace('2020', '2021') }, stock: 0 }),
    await add('No codes', { type: 'voucher', low_stock_at: 2 }),
    await add('Two codes', { type: 'voucher', low_stock_at: 2 }),
  ]
  await importCodes(db, made.at(-1)?.id ?? 0, ['A', 'B'])
  return { db, ids: made.map(({ id }) => id) }
}

test('each state of the list holds exactly the products that show that state', async () => {
  const { db, ids } = await variedShelf()
  const all = await Promise.all(ids.map((id) => findProduct(db.reader, id, morning)))
  for (const state of productStates) {
    const { data, meta } = await listProducts(db.reader, { state }, morning)
    const expected = all.filter((product) => product.state === state).map(({ id }) => id)
    expect(
      data.map(({ id }) => id).toSorted((a, b) => a - b),
      state,
    ).toEqual(expected)
    expect(meta.total, state).toBe(expected.length)
  }
})

test('the list is sorted by price or title, in both directions', async () => {
  const { db } = await variedShelf()
  const titles = async (sort: 'price' | '-price' | 'title') =>
    (await listProducts(db.reader, { sort }, morning)).data.map(({ title }) => title)
  expect((await titles('price'))[0]).toBe('Unlimited')
  expect((await titles('-price'))[0]).toBe('Few')
  const byTitle = await titles('title')
  expect(byTitle).toEqual(byTitle.toSorted())
})

test('an action on several products reports each of them, and a refusal does not stop the others', async () => {
  const { db, ids } = await variedShelf()
  const [draft = 0, active = 0, other = 0] = ids
  const explain = (error: unknown) => ({ code: error instanceof Refusal ? error.problems[0]!.code : '?', message: '!' })
  const carriedOut = { now: morning, explain }
  expect(await changeProducts(db, { action: 'pause', ids: [active, draft, 999_999, active] }, carriedOut)).toEqual([
    { id: active, ok: true, code: '', message: '', state: 'paused' },
    { id: draft, ok: false, code: 'status', message: '!', state: 'draft' },
    { id: 999_999, ok: false, code: 'not_found', message: '!', state: null },
  ])
  const archived = await changeProducts(db, { action: 'archive', ids: [active, other] }, carriedOut)
  expect(archived.map(({ state }) => state)).toEqual(['archived', 'archived'])
})

test('a copy is a draft with the same fields; the copy of a voucher has no codes', async () => {
  const { db, ids } = await variedShelf()
  const [, , plenty = 0] = ids
  expect(await duplicateProduct(db, plenty, morning)).toMatchObject({ title: 'Plenty', status: 'draft', stock: 9 })
  expect(await duplicateProduct(db, ids.at(-1) ?? 0, morning)).toMatchObject({ status: 'draft', stock: 0 })
  expect(await refusalCodes(duplicateProduct(db, 999_999, morning))).toHaveLength(1)
})
