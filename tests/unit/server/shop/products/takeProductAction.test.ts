import { expect, test } from 'vitest'
import type { ProductAction } from '#shared/shop/productActions.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { ProductRowForm, takeProductAction } from '#server/shop/products/takeProductAction.ts'
import { changeProducts } from '#server/shop/products/changeProducts.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import { NewProduct } from '#shared/contract/products.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, refused } from '../shopFixture.ts'

async function noted(db: Database) {
  const rows = db.reader
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'label', 'before_values', 'after_values'])
  return rows.where('subject_type', '=', 'product').orderBy('id').execute()
}

test('the buttons of a row change the status of the product that was shown, or copy it', async () => {
  const db = await freshDatabase()
  const by = (await addBuyer(db)).user.uid
  const { id } = await addProduct(db)
  const take = (revision: number, action: ProductAction | 'duplicate') =>
    takeProductAction(db, ProductRowForm.parse({ id: String(id), revision: String(revision), action }), {
      by,
      now: morning,
    })
  const state = async (one: number) => (await requireProduct(db.reader, one, morning)).state
  for (const [revision, action, after] of [
    [1, 'pause', 'paused'],
    [2, 'activate', 'active'],
    [3, 'archive', 'archived'],
    [4, 'redraft', 'draft'],
  ] as const) {
    expect(await take(revision, action)).toEqual({ changed: id })
    expect(await state(id)).toBe(after)
  }
  expect(await refused(take(1, 'activate'))).toMatchObject({ status: 409, problems: [{ code: 'revision' }] })
  const copy = await take(5, 'duplicate')
  expect(copy).toEqual({ copied: expect.any(Number) })
  expect('copied' in copy && copy.copied !== id && (await state(copy.copied))).toBe('draft')
  expect((await noted(db)).slice(1).map(({ actor, action }) => [actor, action])).toEqual([
    [by, 'paused'],
    [by, 'activated'],
    [by, 'archived'],
    [by, 'changed'],
    [by, 'duplicated'],
  ])
})

test('a form of a row names a product, its revision and one action', () => {
  const form = { id: '7', revision: '2', action: 'pause' }
  expect(ProductRowForm.parse(form)).toEqual({ id: 7, revision: 2, action: 'pause' })
  for (const wrong of [{ id: '' }, { revision: 'x' }, { action: 'sell' }]) {
    expect(ProductRowForm.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('the log says who created, changed, archived and removed a product, with the fields that changed', async () => {
  const db = await freshDatabase()
  const by = (await addBuyer(db)).user.uid
  const given = NewProduct.parse({ title: 'Mug', type: 'physical', price: 40, stock: 3 })
  const { id } = await createProduct(db, given, { by, now: morning })
  await changeProduct(db, id, { revision: 1, price: 50, stock_add: 2 }, { by, now: later(1) })
  await changeProduct(db, id, { revision: 2 }, { by, now: later(2) })
  await removeProduct(db, id, { by, now: later(3) })
  const { id: other } = await addProduct(db, { title: 'Bag' })
  await changeProducts(
    db,
    { action: 'pause', ids: [other] },
    { now: later(4), by, explain: () => ({ code: '', message: '' }) },
  )
  await changeProduct(db, other, { revision: 2, price: 20 }, { by, now: later(5) })
  await removeProduct(db, other, { by, now: later(6) })
  await removeProduct(db, other, { by, now: later(7) })
  const entries = await noted(db)
  expect(entries.map(({ actor, action, label }) => [actor, action, label])).toEqual([
    [by, 'created', 'Mug'],
    [by, 'changed', 'Mug'],
    [by, 'removed', 'Mug'],
    [null, 'created', 'Bag'],
    [by, 'paused', 'Bag'],
    [by, 'changed', 'Bag'],
    [by, 'archived', 'Bag'],
  ])
  const [created, changed, removed] = entries
  expect(changed).toMatchObject({ before_values: '{"price":40,"stock":3}', after_values: '{"price":50,"stock":5}' })
  const first = JSON.parse(created?.after_values ?? '')
  expect(created?.before_values).toBeNull()
  expect(first).toMatchObject({ title: 'Mug', price: 40, stock: 3, status: 'draft' })
  for (const name of ['id', 'revision', 'created', 'changed', 'state']) expect(first, name).not.toHaveProperty(name)
  expect(removed).toMatchObject({ after_values: null })
  expect(JSON.parse(removed?.before_values ?? '')).toMatchObject({ title: 'Mug', price: 50 })
})
