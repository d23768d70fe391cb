import { expect, test } from 'vitest'
import { putBack } from '#server/shop/stock/putBack.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addProduct, stockLeft } from '../shopFixture.ts'

test('pieces that come back do not wait for a purchase that holds the first slot', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 64 })
  await db.transact(async (tx) => {
    const slots = tx.selectFrom('stock_slots').select('pieces').where('product_id', '=', mug.id)
    await slots.where('slot', '=', 0).forUpdate().execute()
    await db.transact((other) => putBack(other, mug.id, 2))
  })
  expect(await stockLeft(db, mug)).toBe(66)
})
