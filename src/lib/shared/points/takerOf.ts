import type { Restriction } from '../audience/restrictions.ts'
import type { Rule } from './rules.ts'

type Matching = Pick<Rule, 'trigger' | 'enabled' | 'times_score' | 'filters' | 'restrictions' | 'from' | 'until'>

/**
 * The position of the first rule above that takes every event of the rule at `position`, or `null`. Only single rules
 * are compared: several rules that together take every event are not found, but a rule that some event reaches never
 * has a taker.
 */
export function takerOf(rules: readonly Matching[], position: number): number | null {
  const rule = rules[position]
  if (!rule?.enabled) return null
  const taker = rules.slice(0, position).findIndex((above) => takesAll(above, rule))
  return taker === -1 ? null : taker
}

function takesAll(above: Matching, rule: Matching): boolean {
  return (
    above.enabled &&
    above.trigger === rule.trigger &&
    takesIds(above.filters.trainings, rule.filters.trainings) &&
    takesIds(above.filters.terms, rule.filters.terms) &&
    takesScores(above, rule) &&
    takesTimes(above, rule) &&
    above.restrictions.every((wide) => rule.restrictions.some((narrow) => isWithin(narrow, wide)))
  )
}

/** An empty list matches everything. */
function takesIds(wide: readonly number[], narrow: readonly number[]): boolean {
  return wide.length === 0 || (narrow.length > 0 && narrow.every((id) => wide.includes(id)))
}

/** A result with only a score counts as a passed test only for a rule with a required score. */
function takesScores(above: Matching, rule: Matching): boolean {
  const [wide, narrow] = [above.filters.min_score, rule.filters.min_score]
  if (wide === null) return narrow === null ? !above.times_score || rule.times_score : rule.trigger !== 'test_passed'
  return narrow !== null && narrow >= wide
}

function takesTimes(above: Matching, rule: Matching): boolean {
  const begins = above.from === null || (rule.from !== null && rule.from >= above.from)
  const ends = above.until === null || (rule.until !== null && rule.until <= above.until)
  return begins && ends
}

function isWithin(narrow: Restriction, wide: Restriction): boolean {
  const held = [wide.value].flat().map(String)
  return narrow.type === wide.type && [narrow.value].flat().every((value) => held.includes(String(value)))
}
