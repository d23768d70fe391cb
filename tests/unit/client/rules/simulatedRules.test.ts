import { expect, test } from 'vitest'
import { gainOf, outcomeOf } from '#client/rules/simulatedRules.ts'
import type { RulesSimulation } from '#shared/contract/simulation.ts'

const ruleOf = (id: string | null, points: number) => ({
  id,
  points,
  name: 'A rule',
  times: 1,
  learners: 1,
  matching: 1,
  taken_by: [],
})
const outcome = { learners: 1, points: 30, capped: 0, highest: 10, weeks: [] }
const nobody = { learners: 0, points: 0, most: [] }
const result: RulesSimulation = {
  ...outcome,
  by_rule: [ruleOf('b', 50), ruleOf(null, 7), ruleOf('a', 10)],
  saved: { ...outcome, by_rule: [ruleOf('a', 40), ruleOf('b', 20)] },
  events: 3,
  gaining: nobody,
  losing: nobody,
  next: null,
  percent: 100,
}
const simulated = { result, keys: ['saved-b', 'new-1', 'saved-a'] }

test('the result of a rule is found by its key, wherever the rule is now', () => {
  expect(outcomeOf(simulated, 'saved-a')?.points).toBe(10)
  expect(outcomeOf(simulated, 'new-2')).toBeUndefined()
})

test('the gain of a rule is measured against the saved rules, and that of a new rule against nothing', () => {
  expect(['saved-b', 'saved-a', 'new-1', 'new-2'].map((key) => gainOf(simulated, key))).toEqual([30, -30, 7, undefined])
})
