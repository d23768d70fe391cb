import { expect, test } from 'vitest'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { dropGoal, goalOf, saveFor } from '#server/shop/wishes/goals.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

test('a learner drops the goal by its product, and no other product and no other learner drops it', async () => {
  const db = await freshDatabase()
  const [ada, bea] = [await addBuyer(db), await addBuyer(db)]
  const [mug, bag] = [await addProduct(db), await addProduct(db, { title: 'Bag' })]
  for (const visit of [ada, bea]) await saveFor(db, visit, mug.id)
  await dropGoal(db, ada, bag.id)
  expect(await goalOf(db.reader, ada)).toMatchObject({ product: { id: mug.id } })
  await dropGoal(db, ada, mug.id)
  expect(await goalOf(db.reader, ada)).toBeNull()
  expect(await goalOf(db.reader, bea)).toMatchObject({ product: { id: mug.id } })
})

test('a goal that left the shop is not shown, and is back with its product', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db)
  const mug = await addProduct(db)
  await saveFor(db, ada, mug.id)
  await changeProduct(db, mug.id, { revision: 1, status: 'paused' }, { by: null, now: morning })
  await changeProduct(db, mug.id, { revision: 2, status: 'archived' }, { by: null, now: morning })
  expect(await goalOf(db.reader, ada)).toBeNull()
  await changeProduct(db, mug.id, { revision: 3, status: 'draft' }, { by: null, now: morning })
  await changeProduct(db, mug.id, { revision: 4, status: 'active' }, { by: null, now: morning })
  expect(await goalOf(db.reader, ada)).toMatchObject({ product: { id: mug.id } })
})
