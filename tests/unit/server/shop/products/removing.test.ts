import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { addProduct, refused } from '../shopFixture.ts'

test('a draft without orders is deleted, any other product is archived', async () => {
  const db = await freshDatabase()
  const [draft, active] = [await addProduct(db, { status: 'draft' }), await addProduct(db)]
  expect(await removeProduct(db, draft.id, { by: null, now: morning })).toEqual({ deleted: true, status: null })
  expect(await refused(removeProduct(db, draft.id, { by: null, now: morning }))).toMatchObject({ status: 404 })
  expect(await removeProduct(db, active.id, { by: null, now: morning })).toEqual({ deleted: false, status: 'archived' })
})

test('a product that a colleague activates during its removal is archived, not deleted', async () => {
  const db = await freshDatabase()
  const draft = await addProduct(db, { status: 'draft' })
  let removal: ReturnType<typeof removeProduct> | undefined
  await db.transact(async (tx) => {
    await tx.updateTable('products').set({ status: 'active' }).where('id', '=', draft.id).execute()
    removal = removeProduct(db, draft.id, { by: null, now: morning })
    await pause(200)
  })
  expect(await removal).toEqual({ deleted: false, status: 'archived' })
  expect(await requireProduct(db.reader, draft.id, morning)).toMatchObject({ status: 'archived' })
})

test('a product that is archived already is not changed by its removal', async () => {
  const db = await freshDatabase()
  const { id } = await addProduct(db)
  await removeProduct(db, id, { by: null, now: morning })
  const archived = await requireProduct(db.reader, id, morning)
  expect(await removeProduct(db, id, { by: null, now: later(5) })).toEqual({ deleted: false, status: 'archived' })
  expect(await requireProduct(db.reader, id, morning)).toEqual(archived)
})
