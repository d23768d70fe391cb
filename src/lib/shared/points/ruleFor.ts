import { type Audience, matches } from '../audience/restrictions.ts'
import type { Rule, RulesDocument } from './rules.ts'

/** An event, with everything that rules ask about it. */
export interface Fact {
  type: string
  /** When it happened (UTC text). */
  at: string
  /** What it was about, for “once per object”. */
  object: string
  training: number | null
  /** The training's terms and all that are above them. */
  terms: readonly number[]
  /** Percent. */
  score: number | null
  revoked: boolean
  /** Whose it is; `null` for somebody who cannot earn anything. */
  audience: Audience | null
}

/** A learner took a test of which only the score is known: passed, as soon as a rule says from which score on. */
export const TEST_SCORED = 'test_scored'

/** The rule that an event falls under: the first one that is on, made for it and for its learner. */
export function ruleFor(document: RulesDocument, fact: Fact): Rule | undefined {
  if (!document.enabled || fact.audience === null) return undefined
  const { audience } = fact
  return document.rules.find(
    (rule) => isFor(rule, fact.type) && passes(rule, fact) && matches(rule.restrictions, audience),
  )
}

/** Whether a rule is on and may concern events of this type at all. */
export function isFor(rule: Rule, type: string): boolean {
  const triggered =
    type === TEST_SCORED ? rule.trigger === 'test_passed' && rule.filters.min_score !== null : rule.trigger === type
  return rule.enabled && triggered
}

function passes({ filters, times_score, from, until }: Rule, { at, training, terms, score }: Fact): boolean {
  const { trainings, min_score } = filters
  if ((from !== null && at < from) || (until !== null && at >= until)) return false
  if (trainings.length > 0 && (training === null || !trainings.includes(training))) return false
  if (filters.terms.length > 0 && !filters.terms.some((tid) => terms.includes(tid))) return false
  if (min_score !== null && (score === null || score < min_score)) return false
  return !times_score || score !== null
}
