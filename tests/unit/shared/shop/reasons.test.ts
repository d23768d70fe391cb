import { describe, expect, test } from 'vitest'
import type { Availability } from '#shared/contract/shelf.ts'
import { hasReason, isWorthWaitingFor, lastingReason, reasonsOf, wholeReasonsOf } from '#shared/shop/reasons.ts'
import { wishActions } from '#shared/shop/wishActions.ts'

const reader = {
  t: (source: string, values: Record<string, unknown> = {}) =>
    source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name])),
  format: { date: (moment: string) => `<${moment}>` },
} as unknown as Parameters<typeof reasonsOf>[1]

const because = (...reasons: Availability['reasons']) => ({ reasons }) as Availability
const day = '2026-12-01 00:00:00'

describe('why a learner cannot have a product', () => {
  test.each<[Availability['reasons'][number], string[]]>([
    [{ code: 'insufficient_points', missing: 12 }, ['12 points short']],
    [{ code: 'sold_out' }, ['Sold out']],
    [{ code: 'not_started', from: day }, [`Available from <${day}>`]],
    [{ code: 'ended', until: day }, [`Ended on <${day}>`]],
    [{ code: 'paused' }, ['Currently unavailable']],
    [{ code: 'already_enrolled' }, ['You already have this training']],
    [{ code: 'already_ordered' }, ['You have already ordered this training']],
  ])('is said for %j', (reason, words) => {
    expect(reasonsOf(because(reason), reader)).toEqual(words)
  })

  test('says after a limit when the product is available again, if ever', () => {
    const limit = { code: 'limit_reached', count: 2 } as Extract<
      Availability['reasons'][number],
      { code: 'limit_reached' }
    >
    expect(reasonsOf(because({ ...limit, next: null }), reader)).toEqual(['Already redeemed 2 times'])
    expect(reasonsOf(because({ ...limit, next: day }), reader)).toEqual([
      'Already redeemed 2 times',
      `Available again from <${day}>`,
    ])
  })

  test('is one list of all reasons', () => {
    const reasons = because({ code: 'sold_out' }, { code: 'insufficient_points', missing: 12 })
    expect(reasonsOf(reasons, reader)).toEqual(['Sold out', '12 points short'])
    expect(wholeReasonsOf(reasons, reader)).toEqual(['Sold out', 'You need 12 more points for this.'])
    expect(reasonsOf(because(), reader)).toEqual([])
  })

  test('can be asked for one reason', () => {
    const reasons = because({ code: 'sold_out' }, { code: 'paused' })
    expect(hasReason(reasons, 'paused')).toBe(true)
    expect(hasReason(reasons, 'ended')).toBe(false)
  })
})

test.each<[Availability['reasons'], boolean]>([
  [[{ code: 'sold_out' }], true],
  [[{ code: 'sold_out' }, { code: 'insufficient_points', missing: 12 }], true],
  [[{ code: 'sold_out' }, { code: 'limit_reached', count: 2, next: day }], true],
  [[{ code: 'sold_out' }, { code: 'limit_reached', count: 2, next: null }], false],
  [[{ code: 'sold_out' }, { code: 'already_enrolled' }], false],
  [[{ code: 'paused' }], false],
])('a reminder is offered only for a sold-out product that the learner may buy again: %j is %s', (reasons, offered) => {
  expect(isWorthWaitingFor(because(...reasons))).toBe(offered)
})

test.each<[Availability['reasons'], string | undefined]>([
  [[{ code: 'sold_out' }, { code: 'limit_reached', count: 2, next: null }], 'limit_reached'],
  [[{ code: 'already_enrolled' }], 'already_enrolled'],
  [[{ code: 'already_ordered' }], 'already_ordered'],
  [[{ code: 'limit_reached', count: 2, next: day }], undefined],
  [[{ code: 'sold_out' }, { code: 'insufficient_points', missing: 12 }, { code: 'paused' }], undefined],
  [[{ code: 'ended', until: day }], undefined],
])('of %j, the reason that never ends is %s', (reasons, code) => {
  expect(lastingReason(reasons)?.code).toBe(code)
})

test('beside buying, a learner saves for a product or not, and waits for it or not', () => {
  expect(wishActions).toEqual(['save', 'drop', 'wish', 'unwish'])
})
