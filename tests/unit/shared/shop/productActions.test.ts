import { expect, test } from 'vitest'
import { bulkActions, productStatuses } from '#shared/contract/products.ts'
import { actionsFrom, productActions, statusNews, undoOf } from '#shared/shop/productActions.ts'

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

test('only a pause is undone at once', () => {
  expect(undoOf('paused')).toMatchObject({ id: 'activate', status: 'active' })
  for (const status of ['draft', 'active', 'archived'] as const) expect(undoOf(status)).toBeUndefined()
})

test('after each action, the manager reads what the new status means for learners', () => {
  const news = Object.values(productActions).map(({ status }) => statusNews[status])
  expect(new Set(news).size).toBe(productStatuses.length)
  for (const words of news) expect(words).toMatch(/^It is .+\.$/)
})
