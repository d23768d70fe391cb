import { fromInstant, toInstant } from '../instant.ts'
import { MINUTE_MS } from '../time.ts'
import { periodicObject } from './eventObject.ts'
import { type Fact, triggerOf } from './ruleFor.ts'
import type { Rule, RulesDocument } from './rules.ts'
import { always, around, isWithin, type Span, windowOf } from './windows.ts'

const SECOND_MS = 1000

/** The points of another event of the same learner that were not revoked. */
export interface Earned {
  rule: string
  /** The type of the event. */
  type: string
  object: string
  /** When the event happened. */
  at: string
  points: number
}

/** The earlier earnings that a decision needs. */
export interface NeededEarnings {
  own: Span | null
  all: Span | null
  sameObject: boolean
}

/** Why an event that falls under a rule earned nothing. */
export const refusals = ['revoked', 'score', 'earned_before', 'max', 'cooldown', 'cap'] as const
export type RefusalReason = (typeof refusals)[number]

export interface RuleDecision {
  points: number
  /** The points that limits withheld: they are awarded later if an event that used up the limits is revoked. */
  missed: number
  why: RefusalReason | null
}

/**
 * Decides how many points an event earns under its rule. Days, weeks and months are those of the event in `timeZone`,
 * so the limits of a period hold in whatever order events are reported.
 * @param earned the points of the learner's other events; `needed` returns the time spans that must be loaded
 */
export function decide(
  document: RulesDocument,
  rule: Rule,
  fact: Fact,
  { earned, timeZone }: { earned: readonly Earned[]; timeZone: string },
): RuleDecision {
  if (fact.revoked && rule.clawback) return { points: 0, missed: 0, why: 'revoked' }
  const worth = worthOf(rule, fact)
  if (worth === 0) return { points: 0, missed: 0, why: 'score' }
  const own = earned.filter((other) => other.rule === rule.id)
  const why =
    (isRepeated(rule, fact, earned, timeZone) && 'earned_before') ||
    (isOften(rule, fact, own, timeZone) && 'max') ||
    (own.some(({ at }) => isWithin(at, cooldownOf(rule, fact.at))) && 'cooldown')
  if (why) return { points: 0, missed: worth, why }
  const points = Math.min(worth, leftUnderCaps(document, fact.at, earned, timeZone))
  return { points, missed: worth - points, why: points === 0 ? 'cap' : null }
}

/**
 * The other earnings that count: those of the same rule and those of all rules within a time span (`null`: none), and
 * whether those for the same object count at any time.
 */
export function needed(document: RulesDocument, rule: Rule, at: string, timeZone: string): NeededEarnings {
  const { repeat, period, max, cooldown_minutes } = rule
  const own = [
    ...(max.lifetime === null ? [] : [always]),
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
  return {
    own: own.length > 0 ? around(own) : null,
    all: all.length > 0 ? around(all) : null,
    sameObject: repeat === 'once_per_object',
  }
}

/** Whole points, halves rounded up. */
function worthOf({ points, times_score }: Rule, { score }: Fact): number {
  return times_score ? Math.floor((points * (score ?? 0) * 2 + 100) / 200) : points
}

/** A periodic rule counts its own earnings; “once per object” counts what any rule gave for the same thing done. */
function isRepeated(
  { id, trigger, repeat, period }: Rule,
  fact: Fact,
  earned: readonly Earned[],
  timeZone: string,
): boolean {
  if (repeat === 'per_completion') return false
  if (repeat === 'once_per_object')
    return earned.some(({ type, object }) => triggerOf(type) === trigger && object === fact.object)
  const span = period ? windowOf(period, fact.at, timeZone) : always
  return earned.some(
    ({ rule, object, at }) =>
      rule === id && periodicObject(object) === periodicObject(fact.object) && isWithin(at, span),
  )
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

/**
 * The time span in which another event blocks this one: before and after it, because events may be reported in any
 * order.
 */
function cooldownOf({ cooldown_minutes }: Rule, at: string): Span {
  const moment = fromInstant(at).getTime()
  const away = (ms: number) => toInstant(new Date(moment + ms))
  const length = cooldown_minutes * MINUTE_MS
  // The second in which the cooldown ends is free again, on both sides.
  return { from: away(SECOND_MS - length), until: away(length) }
}

function leftUnderCaps(document: RulesDocument, at: string, earned: readonly Earned[], timeZone: string): number {
  const left = (cap: number | null, period: 'day' | 'month') => {
    if (cap === null) return Number.POSITIVE_INFINITY
    const window = windowOf(period, at, timeZone)
    const counted = earned.filter((other) => isWithin(other.at, window))
    return Math.max(0, cap - counted.reduce((sum, { points }) => sum + points, 0))
  }
  return Math.min(left(document.daily_cap, 'day'), left(document.monthly_cap, 'month'))
}
