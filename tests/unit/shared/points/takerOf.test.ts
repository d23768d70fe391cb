import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from '#shared/points/ruleFor.ts'
import { ruleFor, TEST_SCORED } from '#shared/points/ruleFor.ts'
import type { Rule } from '#shared/points/rules.ts'
import { takerOf } from '#shared/points/takerOf.ts'
import { documentOf, factOf, ruleOf } from './ruleOf.ts'

describe('a rule is never reached', () => {
  const taker = (above: object, rule: object) => takerOf([ruleOf(above), ruleOf(rule)], 1)

  test('if a rule above of the same trigger has no narrower condition', () => {
    expect(taker({}, { filters: { terms: [7] } })).toBe(0)
    expect(taker({ filters: { trainings: [1, 2] } }, { filters: { trainings: [2] } })).toBe(0)
    const test_passed = { trigger: 'test_passed' }
    expect(taker({ ...test_passed, filters: { min_score: 60 } }, { ...test_passed, filters: { min_score: 80 } })).toBe(
      0,
    )
    expect(taker({ from: '2026-01-01 00:00:00' }, { from: '2026-02-01 00:00:00' })).toBe(0)
    const countries = (value: string[]) => ({ restrictions: [{ type: 'country', value }] })
    expect(taker(countries(['DK', 'NO']), countries(['NO']))).toBe(0)
  })

  test('if a rule above is as wide as it', () => {
    const [from, until] = ['2026-01-01 00:00:00', '2026-03-01 00:00:00']
    expect(taker({ from, until }, { from, until })).toBe(0)
    expect(taker({ until }, { until: '2026-02-01 00:00:00' })).toBe(0)
    expect(taker({ filters: { min_score: 60 } }, { filters: { min_score: 60 } })).toBe(0)
    expect(taker({}, { filters: { min_score: 60 } })).toBe(0)
  })

  test('but not if it takes a little more than the rule above', () => {
    expect(taker({ filters: { trainings: [1, 2] } }, { filters: { trainings: [2, 3] } })).toBeNull()
    expect(taker({ filters: { min_score: 0 } }, {})).toBeNull()
    expect(taker({ from: '2026-02-01 00:00:00' }, { from: '2026-01-01 00:00:00' })).toBeNull()
    expect(taker({ from: '2026-02-01 00:00:00' }, {})).toBeNull()
    expect(taker({ until: '2026-02-01 00:00:00' }, { until: '2026-03-01 00:00:00' })).toBeNull()
    const of = (type: string, value: string | number | string[]) => ({ restrictions: [{ type, value }] })
    expect(taker(of('country', 'DK'), of('country', 'NO'))).toBeNull()
    expect(taker(of('country', 'DK'), of('country', ['DK', 'NO']))).toBeNull()
    expect(taker(of('title', 5), of('skill', 5))).toBeNull()
  })

  test('but not if the rule above is off, of another trigger or narrower', () => {
    expect(taker({ enabled: false }, {})).toBeNull()
    expect(taker({ trigger: 'first_login' }, {})).toBeNull()
    expect(taker({ filters: { terms: [7] } }, {})).toBeNull()
    expect(taker({ until: '2026-02-01 00:00:00' }, {})).toBeNull()
    expect(taker({ times_score: true }, {})).toBeNull()
    expect(taker({ restrictions: [{ type: 'country', value: 'DK' }] }, {})).toBeNull()
    expect(taker({}, { enabled: false })).toBeNull()
  })

  test('but not if only it takes tests that were reported with a score alone', () => {
    const test_passed = { trigger: 'test_passed' }
    expect(taker(test_passed, { ...test_passed, filters: { min_score: 60 } })).toBeNull()
  })

  test('and the first rule above is named', () => {
    const rules = [ruleOf({ trigger: 'first_login' }), ruleOf(), ruleOf(), ruleOf()]
    expect(rules.map((_, position) => takerOf(rules, position))).toEqual([null, null, 1, 1])
    expect(takerOf(rules, 4)).toBeNull()
  })
})

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 })
const time = fc.constantFrom('2026-11-01 00:00:00', '2026-11-10 00:00:00', '2026-11-20 00:00:00')

const rule: fc.Arbitrary<Rule> = fc
  .record({
    trigger: fc.constantFrom('test_passed', 'training_completed'),
    enabled: fc.constantFrom(true, true, true, false),
    times_score: fc.boolean(),
    filters: fc.record({ trainings: some([1, 2]), terms: some([7, 8]), min_score: fc.constantFrom(null, 0, 60, 80) }),
    restrictions: fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('country'), value: fc.subarray(['DK', 'NO'], { minLength: 1 }) }),
        fc.record({ type: fc.constant('title'), value: fc.constantFrom<number | string>(5, '5', 6) }),
      ),
      { maxLength: 2 },
    ),
    from: fc.option(time),
    until: fc.option(time),
  })
  .map(ruleOf)

const fact: fc.Arbitrary<Fact> = fc
  .record({
    type: fc.constantFrom('test_passed', 'training_completed', TEST_SCORED),
    at: fc.constantFrom('2026-10-31 12:00:00', '2026-11-01 00:00:00', '2026-11-15 12:00:00', '2026-11-20 00:00:00'),
    training: fc.constantFrom(null, 1, 2, 3),
    terms: some([7, 8, 9]),
    score: fc.option(fc.constantFrom(0, 59.5, 60, 79.9, 80, 100)),
    audience: fc.record({ country: fc.constantFrom(['DK'], ['NO'], []), title: fc.constantFrom([5], [6], []) }),
  })
  .map(factOf)

test('no event reaches a rule that is said to be never reached', () => {
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 2, maxLength: 4 }),
      fc.array(fact, { minLength: 20, maxLength: 40 }),
      (drawn, facts) => {
        const rules = drawn.map((one, position) => ({ ...one, id: `rule-${position}` }))
        const reached = new Set(facts.map((one) => ruleFor(documentOf(rules), one)?.id))
        for (const [position, { id }] of rules.entries()) {
          if (takerOf(rules, position) !== null) expect(reached.has(id)).toBe(false)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
