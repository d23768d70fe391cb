import { expect, test } from 'vitest'
import {
  bodyOfRules,
  emptyRule,
  hasDates,
  isSavedKey,
  newRuleKey,
  orderedKeys,
  problemsByKey,
  savedKey,
  valuesOfRules,
} from '#client/rules/rulesValues.ts'
import { RulesBody } from '#shared/points/rules.ts'
import { documentOf, ruleOf } from '../../shared/points/ruleOf.ts'

const document = documentOf([ruleOf({ id: '12345678' }), ruleOf({ id: 'b' })], { revision: 4, daily_cap: 50 })

test('saved rules come back unchanged from the form, with their ids', () => {
  expect(bodyOfRules(valuesOfRules(document), 4)).toEqual(document)
  expect(RulesBody.parse(bodyOfRules(valuesOfRules(document), 4))).toEqual(document)
})

test('a new rule is sent without an id, and is complete once it has a name', () => {
  const values = valuesOfRules(document)
  const key = newRuleKey()
  const added = { ...values, order: [key, ...values.order], rules: { ...values.rules, [key]: emptyRule('New') } }
  const body = bodyOfRules(added, 4)
  expect(body.rules.map(({ id }) => id)).toEqual([null, '12345678', 'b'])
  expect(RulesBody.safeParse(body).success).toBe(true)
})

test('rules have dates if one that is on begins or ends', () => {
  const dated = (given: object) => hasDates(valuesOfRules(documentOf([ruleOf(), ruleOf({ id: 'b', ...given })])))
  expect(dated({})).toBe(false)
  expect(dated({ from: '2026-11-21 09:00:00' })).toBe(true)
  expect(dated({ until: '2026-11-21 09:00:00' })).toBe(true)
  expect(dated({ until: '2026-11-21 09:00:00', enabled: false })).toBe(false)
})

test('after a conflict, deleted rules leave the order and missing ones come last', () => {
  const values = valuesOfRules(document)
  const rules = { ...values.rules, 'saved-b': undefined, 'saved-c': ruleOf() }
  expect(orderedKeys({ ...values, order: ['saved-b', 'saved-12345678', 'saved-x'], rules })).toEqual([
    'saved-12345678',
    'saved-c',
  ])
})

test('a problem of a position becomes a problem of the rule at that position', () => {
  const problem = { message: 'Too small.', path: 'rules[1][max][day]', code: 'too_small' }
  expect(problemsByKey([problem, { ...problem, path: 'daily_cap' }], valuesOfRules(document))).toEqual([
    { ...problem, path: 'rules[saved-b][max][day]' },
    { ...problem, path: 'daily_cap' },
  ])
})

test('the key of a rule says whether the server knows it', () => {
  expect(isSavedKey(savedKey('b'))).toBe(true)
  expect(isSavedKey(newRuleKey())).toBe(false)
})
