import { expect, test } from 'vitest'
import { checkBy } from '#client/forms/problemResolver.ts'
import { firstFulfilments } from '#server/shop/products/firstFulfilments.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { NewProduct, ProductChange } from '#shared/contract/products.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { newProductOf, productChangeOf, productFormValues, savedProduct } from '#islands/product-form/productValues.ts'

const languages = ['ar', 'de']

test('the values of a new product need only a title', () => {
  const values = productFormValues(null, languages)
  const problems = checkBy<NewProduct>(NewProduct)(newProductOf(values))
  expect(problems.map(({ path }) => path)).toEqual(['title'])
  const named = newProductOf({ ...values, title: 'Mug' })
  expect(checkBy<NewProduct>(NewProduct)(named)).toEqual([])
})

test('the values of a saved product are a good change, and hold no stock', async () => {
  const db = await freshDatabase()
  const question = { name: 'size', type: 'select', label: 'Size', required: true, options: ['S', 'L'] }
  const given = { title: 'Mug', type: 'physical', price: 40, stock: 12, checkout_fields: [question] }
  const product = await createProduct(db, NewProduct.parse(given), { by: null, now: morning })
  const { values, revision } = savedProduct(product, languages)
  expect(revision).toBe(1)
  expect(values).not.toHaveProperty('stock')
  const change = productChangeOf(values, { type: 'physical', revision: 1 })
  expect(checkBy<ProductChange>(ProductChange)(change)).toEqual([])
  expect(change).not.toHaveProperty('stock')
  expect(
    productChangeOf({ stock_change: { how: 'add', number: 3, seen: null } }, { type: 'physical', revision: 1 }),
  ).toEqual({
    stock_add: 3,
    revision: 1,
  })
})

test('a limit without a number is no limit, and a voucher has no stock of its own', () => {
  const values = productFormValues(null, [])
  expect(productChangeOf({ limit: { count: null, period: 'year' } }, { type: 'physical', revision: 1 }).limit).toBe(
    null,
  )
  expect(productChangeOf({ limit: { count: 2, period: 'year' } }, { type: 'physical', revision: 1 }).limit).toEqual({
    count: 2,
    period: 'year',
  })
  const stock_change = { how: 'set', number: 5, seen: null } as const
  expect(newProductOf({ ...values, type: 'voucher', stock_change })).not.toHaveProperty('stock')
  expect(newProductOf({ ...values, stock_change })).toMatchObject({ stock: 5 })
})

test('what another type had is not sent, and is there again when the type comes back', () => {
  const stock_change = { how: 'set', number: 5, seen: null } as const
  const typed = { ...productFormValues(null, []), title: 'Mug', training: 40, stock_change }
  expect(newProductOf({ ...typed, type: 'physical' })).not.toHaveProperty('training')
  expect(newProductOf({ ...typed, type: 'training' })).toMatchObject({ training: 40, stock: 5 })
  const changes = { type: 'voucher', training: 40, stock_change } as const
  expect(productChangeOf(changes, { type: 'voucher', revision: 1 })).toEqual({ type: 'voucher', revision: 1 })
})

test('a new product is delivered as the shop chooses, until the user chooses', async () => {
  const db = await freshDatabase()
  const values = { ...productFormValues(null, []), title: 'Mug' }
  expect(newProductOf(values)).not.toHaveProperty('fulfilment')
  expect(newProductOf({ ...values, fulfilment: 'instant' })).toHaveProperty('fulfilment', 'instant')
  await saveShopSettings(db, { approval_default: true }, { by: null, now: morning })
  const { physical, voucher } = await firstFulfilments(db.reader)
  expect([physical, voucher]).toEqual(['approval', 'approval'])
  const created = await createProduct(db, NewProduct.parse(newProductOf(values)), { by: null, now: morning })
  expect(created.fulfilment).toBe('approval')
})
