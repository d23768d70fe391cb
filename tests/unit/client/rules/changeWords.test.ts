import { expect, test } from 'vitest'
import { changesOfRules } from '#client/rules/changeWords.ts'
import { emptyRule, newRuleKey, type RulesValues, savedKey, valuesOfRules } from '#client/rules/rulesValues.ts'
import { documentOf, ruleOf } from '../../shared/points/ruleOf.ts'

const saved = documentOf([ruleOf({ id: 'a' }), ruleOf({ id: 'b', points: 40 })])
const [a, b] = [savedKey('a'), savedKey('b')]
const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

function changes(change: (values: RulesValues) => Partial<RulesValues>): string {
  const values = valuesOfRules(saved)
  return changesOfRules({ ...values, ...change(structuredClone(values)) }, saved, { t, lang: 'en' })
}

test('new points of one rule are said with the saved ones', () => {
  expect(changes(({ rules }) => ({ rules: { ...rules, [b]: { ...emptyRule(''), ...rules[b], points: 50 } } }))).toBe(
    'Rule 2: 50 points instead of 40',
  )
})

test('another change of one rule names the rule, and changes of several are counted', () => {
  const off = (rule: RulesValues['rules'][string]) => ({ ...emptyRule(''), ...rule, enabled: false })
  expect(changes(({ rules }) => ({ rules: { ...rules, [a]: off(rules[a]) } }))).toBe('Rule 1 changed')
  expect(changes(({ rules }) => ({ rules: { [a]: off(rules[a]), [b]: off(rules[b]) } }))).toBe('2 rules changed')
})

test('new, deleted and moved rules and the limits are named', () => {
  const key = newRuleKey()
  expect(
    changes(({ rules, order }) => ({ rules: { ...rules, [key]: emptyRule('New') }, order: [key, ...order] })),
  ).toBe('1 rules added')
  expect(changes(({ rules }) => ({ rules: { [a]: rules[a] }, order: [a], daily_cap: 5 }))).toBe(
    '1 rules deleted, Daily maximum',
  )
  expect(changes(({ order }) => ({ order: order.toReversed() }))).toBe('Another order')
  expect(changes(() => ({}))).toBe('')
})
