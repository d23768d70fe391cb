import { expect, test } from 'vitest'
import { productOrders, productStates } from '#shared/contract/products.ts'
import { VoucherCode } from '#shared/contract/voucherCodes.ts'
import { categoryVocabulary } from '#shared/shop/categories.ts'
import { codeStateLabels, listedOrders, productOrderLabels, productStateLabels } from '#shared/shop/productDesk.ts'

test.each([
  ['state of a product', productStates, productStateLabels],
  ['order of the list', productOrders, productOrderLabels],
  ['state of a voucher code', VoucherCode.shape.state.options, codeStateLabels],
])('every %s has its words', (_, keys, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...keys].sort())
})

test('the list of products offers these orders', () => {
  expect(listedOrders).toEqual(['newest', '-changed', '-redemptions', 'stock', 'title', 'price', '-price'])
})

test('the categories of the shop are the terms of the vocabulary with this name', () => {
  expect(categoryVocabulary).toBe('reward')
})
