import { expect, test } from 'vitest'
import { wordsOfRules } from '#client/rules/conflictWords.ts'
import { savedKey, valuesOfRules } from '#client/rules/rulesValues.ts'
import { namesFrom } from '#shared/points/ruleNames.ts'
import { documentOf, ruleOf } from '../../shared/points/ruleOf.ts'

const saved = { ...documentOf([ruleOf({ id: 'a', name: 'First' }), ruleOf({ id: 'b', name: 'Second' })]), gone: [] }
const nameOf = namesFrom([
  { field: 'terms', value: 3, name: 'Ethics' },
  { field: 'country', value: 'DK', name: 'Denmark' },
])
const words = wordsOfRules(valuesOfRules(saved), saved, {
  nameOf,
  t: (source) => source,
  names: (names, more) => [...names, ...(more > 0 ? [`${more} more`] : [])].join(', '),
})
const rule = `rules.${savedKey('a')}`

test('a conflict names whole rules and their order', () => {
  expect(words(rule, ruleOf({ name: 'Theirs' }))).toBe('Theirs')
  expect(words(rule, undefined)).toBe('Deleted')
  expect(words('order', [savedKey('b'), savedKey('a')])).toBe('1. Second · 2. First')
  expect(words(`${rule}.points`, 50)).toBeUndefined()
  expect(words('daily_cap', 50)).toBeUndefined()
})

test('a conflict names the values whose names are known', () => {
  expect(words(`${rule}.filters.terms`, [3, 4])).toBe('Ethics, 1 more')
  expect(words(`${rule}.filters.trainings`, [3])).toBeUndefined()
  expect(words(`${rule}.restrictions`, [{ type: 'country', value: ['DK'] }])).toBe('Denmark')
  expect(words(`${rule}.restrictions`, [{ type: 'skill', value: ['DK'] }])).toBeUndefined()
})
