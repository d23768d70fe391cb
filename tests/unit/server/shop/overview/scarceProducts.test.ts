import { expect, test } from 'vitest'
import { scarceProducts } from '#server/shop/overview/scarceProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct } from '../shopFixture.ts'

test('a voucher is scarce from its low number of codes on, and not with one code more', async () => {
  const db = await freshDatabase()
  const [plenty, few] = [
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
  ]
  await importCodes(db, plenty.id, ['A', 'B', 'C'], morning)
  await importCodes(db, few.id, ['A', 'B'], morning)
  const { shown, low, sold_out } = await scarceProducts(db.reader, { now: morning, language: 'en', siteLanguage: 'en' })
  expect({ shown, low, sold_out }).toMatchObject({ shown: [{ id: few.id, left: 2 }], low: 1, sold_out: 0 })
})

test('the products that most learners want come first, and no more than twenty are read', async () => {
  const db = await freshDatabase()
  const { user } = await addBuyer(db)
  const products = []
  for (let made = 0; made < 24; made++) products.push(await addProduct(db, { stock: made % 2, low_stock_at: 5 }))
  const [wanted = 0, saved = 0] = [products[21]?.id, products[23]?.id]
  await db.transact(async (tx) => {
    const since = '2026-11-01 00:00:00'
    await tx.insertInto('stock_wishes').values({ uid: user.uid, product_id: wanted, since }).execute()
    await tx.insertInto('saving_goals').values({ uid: user.uid, product_id: saved, since, told_at: null }).execute()
  })
  const { shown, ...counts } = await scarceProducts(db.reader, { now: morning, language: 'en', siteLanguage: 'en' })
  expect(counts).toEqual({ low: 12, sold_out: 12, active: 12 })
  expect(shown.map(({ left }) => left)).toEqual([...Array<number>(12).fill(0), ...Array<number>(8).fill(1)])
  expect(shown.slice(12, 15)).toMatchObject([
    { id: wanted, waiting: 1, saving: 0 },
    { id: saved, waiting: 0, saving: 1 },
    { id: products[1]?.id, waiting: 0, saving: 0 },
  ])
})
