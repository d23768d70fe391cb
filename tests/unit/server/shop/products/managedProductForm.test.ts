import { expect, test } from 'vitest'
import { managedProductForm } from '#server/shop/products/managedProductForm.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'

test('users who manage the shop find the form of a product, others do not', async () => {
  const db = await freshDatabase()
  await addProduct(db)
  const { id } = await addProduct(db)
  const formFor = (product: number, incentives_shop_settings_available: boolean) =>
    managedProductForm(db.reader, product, { incentives_shop_settings_available })
  expect(await formFor(id, true)).toBe(`/settings/incentives/products/${id}/edit`)
  expect(await formFor(id, false)).toBeUndefined()
  expect(await formFor(id + 1, true)).toBeUndefined()
})
