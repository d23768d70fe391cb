import { expect, test } from 'vitest'
import { bulkActions, productStatuses } from '#shared/contract/products.ts'
import { actionsFrom, productActions } from '#shared/shop/productActions.ts'

test('one action leads to each status of a product', () => {
  expect(Object.values(productActions).map(({ status }) => status)).toEqual(
    expect.arrayContaining([...productStatuses]),
  )
  expect(Object.keys(productActions)).toHaveLength(productStatuses.length)
})

test('each status offers its actions in a fixed order', () => {
  const offered = Object.fromEntries(productStatuses.map((status) => [status, actionsFrom(status).map(({ id }) => id)]))
  expect(offered).toEqual({
    draft: ['activate'],
    active: ['pause', 'archive'],
    paused: ['activate', 'archive'],
    archived: ['redraft'],
  })
})

test('every action on several products is an action on one', () => {
  expect(Object.keys(productActions)).toEqual(expect.arrayContaining([...bulkActions]))
})
