import type { RulesOutcome, RulesSimulation } from '#shared/contract/simulation.ts'

/** The result of a simulation, with the keys that the rules had in the form, from top to bottom. */
export interface SimulatedRules {
  result: RulesSimulation
  keys: readonly string[]
}

export type RuleOutcome = RulesOutcome['by_rule'][number]

/** The result of one rule, wherever the rule is now; `undefined` if it was not simulated. */
export function outcomeOf({ result, keys }: SimulatedRules, key: string): RuleOutcome | undefined {
  return result.by_rule[keys.indexOf(key)]
}

/** How many points more than under the saved rules a rule would have given; `undefined` if it was not simulated. */
export function gainOf(simulated: SimulatedRules, key: string): number | undefined {
  const own = outcomeOf(simulated, key)
  const before = simulated.result.saved.by_rule.find(({ id }) => id !== null && id === own?.id)
  return own && own.points - (before?.points ?? 0)
}
