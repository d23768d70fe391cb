import { expect, test } from 'vitest'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import { NewProduct } from '#shared/contract/products.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer } from '../shopFixture.ts'

test('the audit log says who created, changed and activated a product, and what was different', async () => {
  const db = await freshDatabase()
  const { uid } = (await addBuyer(db)).user
  const given = NewProduct.parse({ title: 'Mug', type: 'physical', price: 40, stock: 7 })
  const { id } = await createProduct(db, given, { by: uid, now: morning })
  await changeProduct(db, id, { revision: 1, price: 50, stock_add: 3 }, { by: uid, now: later(5) })
  await changeProduct(db, id, { revision: 2, status: 'active' }, { by: uid, now: later(6) })
  const noted = await db.reader.selectFrom('audit_entries').selectAll().orderBy('id').execute()
  const subject = { actor: uid, subject_type: 'product', subject_id: String(id), label: 'Mug' }
  expect(noted).toMatchObject([
    { ...subject, at: '2026-11-21 09:00:00', action: 'created', before_values: null },
    { ...subject, at: '2026-11-21 09:05:00', action: 'changed' },
    { ...subject, at: '2026-11-21 09:06:00', action: 'activated' },
  ])
  const [created, ...changes] = noted.map(({ before_values: before, after_values: after }) => ({
    before: JSON.parse(before ?? '{}'),
    after: JSON.parse(after ?? '{}'),
  }))
  expect(created?.after).toMatchObject({ title: 'Mug', price: 40, stock: 7, status: 'draft' })
  expect(changes).toEqual([
    { before: { price: 40, stock: 7 }, after: { price: 50, stock: 10 } },
    { before: { status: 'draft' }, after: { status: 'active' } },
  ])
})

test('a save of a product without a change keeps the revision and notes nothing', async () => {
  const db = await freshDatabase()
  const given = NewProduct.parse({ title: 'Mug', type: 'physical', price: 40, stock: 7, description: '<p>Blue</p>' })
  const product = await createProduct(db, given, { by: null, now: morning })
  const { id, state: _state, created: _created, changed: _changed, ...same } = product
  const edit = { by: null, now: later(5) }
  expect(await changeProduct(db, id, { ...same, stock_seen: 7 }, edit)).toEqual(product)
  expect(await changeProduct(db, id, { revision: 1 }, edit)).toEqual(product)
  expect(await requireProduct(db.reader, id, later(5))).toEqual(product)
  const noted = await db.reader.selectFrom('audit_entries').select('action').execute()
  expect(noted).toEqual([{ action: 'created' }])
  const stale = changeProduct(db, id, { ...same, revision: 2, stock_seen: 7 }, edit)
  await expect(stale).rejects.toMatchObject({ status: 409, details: { revision: 1 } })
  const sold = changeProduct(db, id, { revision: 1, stock: 7, stock_seen: 9 }, edit)
  await expect(sold).rejects.toMatchObject({ status: 409, problems: [{ code: 'stock' }] })
})
