import { expect, test } from 'vitest'
import { readSnapshot } from '#server/shop/orders/snapshot.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy } from '../shopFixture.ts'

test('an order records of each product whether its stock was limited', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const [mug, bag] = [await addProduct(db, { stock: 5 }), await addProduct(db, { title: 'Bag' })]
  await buy(db, ada, [mug.id, bag.id])
  const lines = await db.reader.selectFrom('order_lines').select('snapshot').orderBy('id').execute()
  expect(lines.map((line) => readSnapshot(line).tracks_stock)).toEqual([true, false])
})
