import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { countStates } from '#server/shop/products/countStates.ts'
import { readProductList } from '#server/shop/products/readProductList.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

test('a product that is on sale for a time counts as active while the time runs', async () => {
  const db = await freshDatabase()
  await addProduct(db)
  await addProduct(db, { purchasable: { from: '2026-11-01 08:00:00', until: '2026-12-24 08:00:00' } })
  await addProduct(db, { visible: { from: '2026-12-01 08:00:00', until: null } })
  expect((await countStates(db.reader, {}, morning))?.states).toMatchObject({ active: 2, scheduled: 1, ended: 0 })
})

test('up to twenty thousand products are counted by state; of more only the list says their number', async () => {
  const db = await freshDatabase()
  const visit = await addBuyer(db)
  const { id } = await addProduct(db)
  await addAlike(db, id, 19_999)
  expect((await countStates(db.reader, {}, morning))?.states).toMatchObject({ active: 20_000 })
  await addProduct(db, { title: 'One too many' })
  const { products, meta, states } = await readProductList(db.reader, { limit: 1 }, visit)
  expect([states, meta.total, products[0]?.title]).toEqual([null, 20_001, 'One too many'])
})

async function addAlike(db: Database, id: number, count: number): Promise<void> {
  await db.transact(async (tx) => {
    const { title, type, status, price, fulfilment, created, changed } = await tx
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const product = { title, type, status, price, fulfilment, created, changed }
    for (let left = count; left > 0; left -= 1000) {
      const batch = Array.from({ length: Math.min(left, 1000) }, () => product)
      await tx.insertInto('products').values(batch).execute()
    }
  })
}
