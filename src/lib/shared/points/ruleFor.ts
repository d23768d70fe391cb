import { type Audience, matches } from '../audience/restrictions.ts'
import type { Rule, RulesDocument, Trigger } from './rules.ts'

/** An event with all data that rules can refer to. */
export interface Fact {
  type: string
  /** When it happened (UTC text). */
  at: string
  /** The object of the event, for “once per object”. */
  object: string
  training: number | null
  /** The training's terms and all their ancestors. */
  terms: readonly number[]
  /** Percent. */
  score: number | null
  revoked: boolean
  /** The learner's audience data; `null` for a user who cannot earn points. */
  audience: Audience | null
}

/** The type of a test result with only a score: it counts as passed if a rule names the required score. */
export const TEST_SCORED = 'test_scored'

/** The trigger of rules that match events of this type. */
export function triggerOf(type: string): string {
  return type === TEST_SCORED ? ('test_passed' satisfies Trigger) : type
}

/** The rule for an event: the first enabled rule that matches the event and the learner. */
export function ruleFor(document: RulesDocument, fact: Fact): Rule | undefined {
  return canEarn(document, fact) ? document.rules.find((rule) => fits(rule, fact)) : undefined
}

/** All rules that match an event, from top to bottom; the first one decides. */
export function rulesFor(document: RulesDocument, fact: Fact): Rule[] {
  return canEarn(document, fact) ? document.rules.filter((rule) => fits(rule, fact)) : []
}

function canEarn({ enabled }: RulesDocument, { audience }: Fact): boolean {
  return enabled && audience !== null
}

function fits(rule: Rule, fact: Fact): boolean {
  return isFor(rule, fact.type) && passes(rule, fact) && matches(rule.restrictions, fact.audience ?? {})
}

/** Whether a rule is enabled and can match events of this type. */
export function isFor(rule: Rule, type: string): boolean {
  const isPassed = type !== TEST_SCORED || rule.filters.min_score !== null
  return rule.enabled && rule.trigger === triggerOf(type) && isPassed
}

function passes({ filters, times_score, from, until }: Rule, { at, training, terms, score }: Fact): boolean {
  const { trainings, min_score } = filters
  if ((from !== null && at < from) || (until !== null && at >= until)) return false
  if (trainings.length > 0 && (training === null || !trainings.includes(training))) return false
  if (filters.terms.length > 0 && !filters.terms.some((tid) => terms.includes(tid))) return false
  if (min_score !== null && (score === null || score < min_score)) return false
  return !times_score || score !== null
}
