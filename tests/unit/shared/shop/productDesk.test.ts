import { expect, test } from 'vitest'
import { productOrders, productStates, productStatuses } from '#shared/contract/products.ts'
import { VoucherCode } from '#shared/contract/voucherCodes.ts'
import { categoryVocabulary } from '#shared/shop/categories.ts'
import {
  codeStateLabels,
  listedOrders,
  productOrderLabels,
  productStateLabels,
  statusSteps,
  stepBack,
  stepsFrom,
  stepsTaken,
} from '#shared/shop/productDesk.ts'

test.each([
  ['state of a product', productStates, productStateLabels],
  ['order of the list', productOrders, productOrderLabels],
  ['state of a voucher code', VoucherCode.shape.state.options, codeStateLabels],
  ['status that a step leads to', productStatuses, stepsTaken],
])('every %s has its words', (_, keys, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...keys].sort())
})

test('the list of products offers these orders', () => {
  expect(listedOrders).toEqual(['newest', '-changed', '-redemptions', 'stock', 'title', 'price', '-price'])
})

test('a product offers the steps that its status allows', () => {
  const steps = productStatuses.map((status) => [status, ...stepsFrom(status).map(({ id }) => id)])
  expect(Object.fromEntries(steps.map(([status, ...ids]) => [status, ids]))).toEqual({
    draft: ['activate'],
    active: ['pause', 'archive'],
    paused: ['activate', 'archive'],
    archived: ['redraft'],
  })
})

test('only a pause is undone at once', () => {
  expect(stepBack('paused')).toBe(statusSteps.active)
  for (const status of ['draft', 'active', 'archived'] as const) expect(stepBack(status)).toBeUndefined()
})

test('the categories of the shop are the terms of the vocabulary with this name', () => {
  expect(categoryVocabulary).toBe('reward')
})
