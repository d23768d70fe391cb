import { expect, test } from 'vitest'
import { goneOf, withoutGone } from '#client/rules/goneValues.ts'
import { savedKey, valuesOfRules } from '#client/rules/rulesValues.ts'
import { documentOf, ruleOf } from '../../shared/points/ruleOf.ts'

const rule = ruleOf({
  id: 'b',
  filters: { trainings: [7, 8], terms: [3] },
  schedule: 5,
  restrictions: [{ type: 'country', value: ['DE', 'XX'] }],
})
const gone = [
  { path: 'rules[1][filters][trainings]', values: [8, 9] },
  { path: 'rules[1][filters][terms]', values: [3] },
  { path: 'rules[1][schedule]', values: [5] },
  { path: 'rules[1][restrictions][0]', values: ['XX'] },
  { path: 'rules[10][filters][trainings]', values: [7] },
]
const saved = { ...documentOf([ruleOf({ id: 'a' }), rule]), gone }
const draft = valuesOfRules(saved).rules[savedKey('b')] ?? ruleOf()

test('a rule names the values that no longer exist, as long as it has them', () => {
  expect(goneOf({ key: savedKey('b'), rule: draft, saved })).toEqual([
    { field: 'filters.trainings', values: [8] },
    { field: 'filters.terms', values: [3] },
    { field: 'schedule', values: [5] },
    { field: 'restrictions', values: ['XX'] },
  ])
  expect(goneOf({ key: savedKey('a'), rule: draft, saved })).toEqual([])
  expect(goneOf({ key: 'new-1', rule: draft, saved })).toEqual([])
})

test('values that no longer exist are removed from the rule', () => {
  expect(withoutGone(draft, { field: 'filters.trainings', values: [8] })?.filters.trainings).toEqual([7])
  expect(withoutGone(draft, { field: 'schedule', values: [5] })?.schedule).toBeNull()
  expect(withoutGone(draft, { field: 'restrictions', values: ['XX'] })?.restrictions).toEqual([
    { ...draft.restrictions[0], value: ['DE'] },
  ])
})

test('the last value of a rule stays, because the rule would match everything without it', () => {
  expect(withoutGone(draft, { field: 'filters.terms', values: [3] })).toBeNull()
  expect(withoutGone(draft, { field: 'filters.trainings', values: [7, 8] })).toBeNull()
  expect(withoutGone(draft, { field: 'restrictions', values: ['DE', 'XX'] })).toBeNull()
})
