import { expect, test } from 'vitest'
import type { Reason } from '#shared/contract/shelf.ts'
import { problemOf } from '#server/shop/checkout/problems.ts'

test.each<[Reason, object]>([
  [{ code: 'insufficient_points', missing: 5 }, { count: 5 }],
  [{ code: 'limit_reached', count: 3, next: null }, { count: 3 }],
  [{ code: 'sold_out' }, {}],
  [{ code: 'ended', until: '2026-11-21 09:00:00' }, {}],
])('the reason %j is a problem at its product, with its number', (reason, values) => {
  const { message, ...problem } = problemOf(reason, 2)
  expect(problem).toStrictEqual({ values, path: 'products[2]', code: reason.code })
  expect(message.includes('{{count}}')).toBe('count' in values)
})
