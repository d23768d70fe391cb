import type { Fact } from '#shared/points/ruleFor.ts'
import { Rule, type RulesDocument } from '#shared/points/rules.ts'

/** A rule that gives 10 points for a completed training, with what a test says about it. */
export function ruleOf(given: object = {}): Rule {
  return Rule.parse({ id: 'rule', name: 'Rule', trigger: 'training_completed', points: 10, ...given })
}

/** Rules that are on, without caps. */
export function documentOf(rules: Rule[], given: Partial<RulesDocument> = {}): RulesDocument {
  return { revision: 1, enabled: true, daily_cap: null, monthly_cap: null, rules, ...given }
}

/** A learner completes a training on a Wednesday at noon. */
export function factOf(given: Partial<Fact> = {}): Fact {
  return {
    type: 'training_completed',
    at: '2026-11-18 12:00:00',
    object: 'training:1',
    training: 1,
    terms: [],
    score: null,
    revoked: false,
    audience: {},
    ...given,
  }
}
