import { expect, test } from 'vitest'
import { cancelWordsOf, conditionsOf } from '#shared/shop/conditions.ts'

const t = (source: string, values: Record<string, unknown> = {}) =>
  source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))

test('a buyer reads how a product comes and until when an order can be cancelled', () => {
  expect(conditionsOf({ type: 'physical', fulfilment: 'instant', limit: null, cancel_policy: 'never' }, t)).toEqual([
    { kind: 'delivery', name: 'How you get it', value: 'Immediately' },
    { kind: 'cancelling', name: 'Cancellation', value: 'Cannot be cancelled' },
  ])
})

test('a buyer reads the limit per person between the two', () => {
  const limit = { count: 2, period: 'week' } as const
  const item = { type: 'voucher', fulfilment: 'approval', limit, cancel_policy: 'until_approved' } as const
  const conditions = conditionsOf(item, t)
  expect(conditions.map(({ kind }) => kind)).toEqual(['delivery', 'limit', 'cancelling'])
  expect(conditions[1]).toEqual({ kind: 'limit', name: 'Limit per person', value: '2 times a week' })
})

test('a buyer reads that a code that is shown and a training that is started cannot be given back', () => {
  const plain = { fulfilment: 'approval', limit: null, cancel_policy: 'until_fulfilled' } as const
  const said = (['physical', 'voucher', 'training'] as const).map(
    (type) => conditionsOf({ ...plain, type }, t)[1]?.value,
  )
  expect(said).toEqual([
    'Until it is delivered',
    'Until the code is shown',
    'Until it is delivered or the training is started',
  ])
  const early = conditionsOf({ ...plain, type: 'voucher', cancel_policy: 'until_approved' }, t)
  expect(early[1]?.value).toBe('Until it is approved')
})

test('the words for each cancel policy are those of the condition', () => {
  expect(cancelWordsOf({ type: 'voucher' }, t)).toEqual({
    never: 'Cannot be cancelled',
    until_approved: 'Until it is approved',
    until_fulfilled: 'Until the code is shown',
  })
})
