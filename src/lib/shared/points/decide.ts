import { fromInstant, toInstant } from '../contract/time.ts'
import { periodicObject } from './eventObject.ts'
import type { Fact } from './ruleFor.ts'
import type { Rule, RulesDocument } from './rules.ts'
import { always, around, isWithin, type Span, windowOf } from './windows.ts'
import { MINUTE_MS } from '../time.ts'

const SECOND_MS = 1000

/** What another event of the same learner gave, as far as it still stands. */
export interface Earned {
  rule: string
  object: string
  /** When the event happened. */
  at: string
  points: number
}

/** Why an event that falls under a rule gave nothing. */
export const refusals = ['revoked', 'score', 'earned_before', 'max', 'cooldown', 'cap'] as const
export type RefusalReason = (typeof refusals)[number]

export interface Decision {
  points: number
  /** What limits kept back: it is given after all when an event that used them up is taken back. */
  missed: number
  why: RefusalReason | null
}

/**
 * How many points an event gives by the rule that it falls under. Days, weeks and months are those of the event on the
 * clock of `timeZone`, so no period ever gives more than it may, in whatever order events become known.
 * @param earned what the learner's other events gave; `needed` says in which time
 */
export function decide(
  document: RulesDocument,
  rule: Rule,
  fact: Fact,
  { earned, timeZone }: { earned: readonly Earned[]; timeZone: string },
): Decision {
  if (fact.revoked && rule.clawback) return { points: 0, missed: 0, why: 'revoked' }
  const worth = worthOf(rule, fact)
  if (worth === 0) return { points: 0, missed: 0, why: 'score' }
  const own = earned.filter((other) => other.rule === rule.id)
  const why =
    (isRepeated(rule, fact, own, timeZone) && 'earned_before') ||
    (isOften(rule, fact, own, timeZone) && 'max') ||
    (own.some(({ at }) => isWithin(at, cooldownOf(rule, fact.at))) && 'cooldown')
  if (why) return { points: 0, missed: worth, why }
  const points = Math.min(worth, leftUnderCaps(document, fact.at, earned, timeZone))
  return { points, missed: worth - points, why: points === 0 ? 'cap' : null }
}

/** In which time earlier earnings count: those of the same rule, and those of all. `null`: none. */
export function needed(
  document: RulesDocument,
  rule: Rule,
  at: string,
  timeZone: string,
): { own: Span | null; all: Span | null } {
  const { repeat, period, max, cooldown_minutes } = rule
  const own = [
    ...(repeat === 'once_per_object' || max.lifetime !== null ? [always] : []),
    ...(repeat === 'periodic' && period ? [windowOf(period, at, timeZone)] : []),
    ...(['day', 'week', 'month'] as const).flatMap((name) =>
      max[name] === null ? [] : [windowOf(name, at, timeZone)],
    ),
    ...(cooldown_minutes > 0 ? [cooldownOf(rule, at)] : []),
  ]
  const all = [
    ...(document.daily_cap === null ? [] : [windowOf('day', at, timeZone)]),
    ...(document.monthly_cap === null ? [] : [windowOf('month', at, timeZone)]),
  ]
  return { own: own.length > 0 ? around(own) : null, all: all.length > 0 ? around(all) : null }
}

/** In whole points, half of one rounded up. */
function worthOf({ points, times_score }: Rule, { score }: Fact): number {
  return times_score ? Math.floor((points * (score ?? 0) * 2 + 100) / 200) : points
}

function isRepeated({ repeat, period }: Rule, fact: Fact, own: readonly Earned[], timeZone: string): boolean {
  if (repeat === 'per_completion') return false
  const span = repeat === 'periodic' && period ? windowOf(period, fact.at, timeZone) : always
  const same = (one: string, other: string) =>
    repeat === 'periodic' ? periodicObject(one) === periodicObject(other) : one === other
  return own.some(({ object, at }) => same(object, fact.object) && isWithin(at, span))
}

function isOften({ max }: Rule, fact: Fact, own: readonly Earned[], timeZone: string): boolean {
  const isFull = (name: 'day' | 'week' | 'month', most: number) => {
    const window = windowOf(name, fact.at, timeZone)
    return own.filter(({ at }) => isWithin(at, window)).length >= most
  }
  return (
    (max.lifetime !== null && own.length >= max.lifetime) ||
    (['day', 'week', 'month'] as const).some((name) => max[name] !== null && isFull(name, max[name]))
  )
}

/** In which another event stands in the way: before and after, since nobody knows which one becomes known first. */
function cooldownOf({ cooldown_minutes }: Rule, at: string): Span {
  const moment = fromInstant(at).getTime()
  const away = (ms: number) => toInstant(new Date(moment + ms))
  const length = cooldown_minutes * MINUTE_MS
  // The second in which the cooldown is over is free again, on both sides.
  return { from: away(SECOND_MS - length), until: away(length) }
}

function leftUnderCaps(document: RulesDocument, at: string, earned: readonly Earned[], timeZone: string): number {
  const left = (cap: number | null, period: 'day' | 'month') => {
    if (cap === null) return Number.POSITIVE_INFINITY
    const window = windowOf(period, at, timeZone)
    const given = earned.filter((other) => isWithin(other.at, window))
    return Math.max(0, cap - given.reduce((sum, { points }) => sum + points, 0))
  }
  return Math.min(left(document.daily_cap, 'day'), left(document.monthly_cap, 'month'))
}
