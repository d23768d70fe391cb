import { expect, test } from 'vitest'
import { conditionsOf } from '#shared/shop/conditions.ts'

const t = (source: string, values: Record<string, unknown> = {}) =>
  source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))

test('a buyer reads how a product comes and until when an order can be cancelled', () => {
  expect(conditionsOf({ fulfilment: 'instant', limit: null, cancel_policy: 'never' }, t)).toEqual([
    { kind: 'delivery', name: 'How you get it', value: 'Immediately' },
    { kind: 'cancelling', name: 'Can be cancelled', value: 'No' },
  ])
})

test('a buyer reads the limit per person between the two', () => {
  const limit = { count: 2, period: 'week' } as const
  const conditions = conditionsOf({ fulfilment: 'approval', limit, cancel_policy: 'until_approved' }, t)
  expect(conditions.map(({ kind }) => kind)).toEqual(['delivery', 'limit', 'cancelling'])
  expect(conditions[1]).toEqual({ kind: 'limit', name: 'Limit per person', value: '2 times a week' })
})
