import { describe, expect, test } from 'vitest'
import { isFor, ruleFor, rulesFor, TEST_SCORED } from '#shared/points/ruleFor.ts'
import { documentOf, factOf, ruleOf } from './ruleOf.ts'

/** Whether an event falls under a rule. */
function falls(given: object, fact: Parameters<typeof factOf>[0] = {}): boolean {
  return ruleFor(documentOf([ruleOf(given)]), factOf(fact)) !== undefined
}

describe('an event falls under a rule', () => {
  test('of its own trigger that is on', () => {
    expect(falls({})).toBe(true)
    expect(falls({ enabled: false })).toBe(false)
    expect(falls({ trigger: 'first_login' })).toBe(false)
  })

  test('only while earning is on, and only for a learner who can earn', () => {
    const rule = ruleOf()
    expect(ruleFor(documentOf([rule], { enabled: false }), factOf())).toBeUndefined()
    expect(ruleFor(documentOf([rule]), factOf({ audience: null }))).toBeUndefined()
  })

  test('the first one that matches, from top to bottom', () => {
    const [norway, first, second] = [
      ruleOf({ id: 'norway', restrictions: [{ type: 'country', value: 'NO' }] }),
      ruleOf({ id: 'first' }),
      ruleOf({ id: 'second' }),
    ]
    const found = (country: string) =>
      ruleFor(documentOf([norway, first, second]), factOf({ audience: { country: [country] } }))?.id
    expect(found('NO')).toBe('norway')
    expect(found('DK')).toBe('first')
  })

  test('and the rules below it that match too are known', () => {
    const rules = [ruleOf({ id: 'off', enabled: false }), ruleOf({ id: 'first' }), ruleOf({ id: 'second' })]
    expect(rulesFor(documentOf(rules), factOf()).map(({ id }) => id)).toEqual(['first', 'second'])
    expect(rulesFor(documentOf(rules, { enabled: false }), factOf())).toEqual([])
  })

  test('from its beginning on and before its end', () => {
    const at = '2026-11-18 12:00:00'
    expect(falls({ from: at })).toBe(true)
    expect(falls({ from: '2026-11-18 12:00:01' })).toBe(false)
    expect(falls({ until: at })).toBe(false)
    expect(falls({ until: '2026-11-18 12:00:01' })).toBe(true)
    expect(falls({ from: at, until: '2026-11-18 12:00:01' })).toBe(true)
  })

  test('for one of its trainings', () => {
    const some = { filters: { trainings: [1, 2] } }
    expect(falls(some)).toBe(true)
    expect(falls(some, { training: 3 })).toBe(false)
    expect(falls(some, { training: null })).toBe(false)
    expect(falls({}, { training: null })).toBe(true)
  })

  test('under one of its terms', () => {
    const some = { filters: { terms: [7, 8] } }
    expect(falls(some, { terms: [8, 9] })).toBe(true)
    expect(falls(some, { terms: [9] })).toBe(false)
    expect(falls(some, { terms: [] })).toBe(false)
    expect(falls({}, { terms: [9] })).toBe(true)
  })

  test('from its lowest score on', () => {
    const some = { filters: { min_score: 60 } }
    expect(falls(some, { score: 60 })).toBe(true)
    expect(falls(some, { score: 59.9 })).toBe(false)
    expect(falls(some, { score: null })).toBe(false)
    expect(falls({ filters: { min_score: 0 } }, { score: 0 })).toBe(true)
    expect(falls({ filters: { min_score: 0 } }, { score: null })).toBe(false)
  })

  test('with a score if the points follow the score', () => {
    expect(falls({ times_score: true }, { score: 0 })).toBe(true)
    expect(falls({ times_score: true }, { score: null })).toBe(false)
  })
})

test('a test with only a score is passed if the rule says from which score on', () => {
  const passed = (given: object) => isFor(ruleOf({ trigger: 'test_passed', ...given }), TEST_SCORED)
  expect(TEST_SCORED).toBe('test_scored')
  expect(passed({ filters: { min_score: 60 } })).toBe(true)
  expect(passed({})).toBe(false)
  expect(passed({ trigger: 'survey_submitted', filters: { min_score: 60 } })).toBe(false)
  expect(passed({ filters: { min_score: 60 }, enabled: false })).toBe(false)
  expect(isFor(ruleOf({ trigger: 'test_passed' }), 'test_passed')).toBe(true)
  expect(isFor(ruleOf({ trigger: 'test_passed', filters: { min_score: 60 } }), 'test_passed')).toBe(true)
})
