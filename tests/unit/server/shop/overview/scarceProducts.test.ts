import { expect, test } from 'vitest'
import { scarceProducts } from '#server/shop/overview/scarceProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'

test('a voucher is scarce from its low number of codes on, and not with one code more', async () => {
  const db = await freshDatabase()
  const [plenty, few] = [
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
    await addProduct(db, { type: 'voucher', low_stock_at: 2 }),
  ]
  await importCodes(db, plenty.id, ['A', 'B', 'C'], morning)
  await importCodes(db, few.id, ['A', 'B'], morning)
  const { scarce } = await scarceProducts(db.reader, { now: morning, language: 'en', siteLanguage: 'en' })
  expect(scarce).toMatchObject([{ id: few.id, left: 2 }])
})
