import { type ExclusionReason, exclusionReasons } from '../contract/trainingSessions.ts'
import { MINUTE_MS } from '../time.ts'
import type { InstructorCalendar } from './calendar.ts'
import { type DividedTime, dividedTime } from './freeRanges.ts'
import { clipped, intersection, normalised, overlap, type TimeRange } from './ranges.ts'
import { scoreOf } from './score.ts'
import { slotsIn } from './slots.ts'

/** The question when several people are free together. */
export interface TimeQuestion {
  people: readonly InstructorCalendar[]
  duration_minutes: number
  span: TimeRange
  /** IANA name: times at usual hours of this zone come first. */
  time_zone: string
}

/** A time that fits; `score` is 0 to 100, more is better. */
export interface FittingTime extends TimeRange {
  score: number
}

/** A range in which a person is not free. */
export interface Exclusion extends TimeRange {
  uid: number
  reason: ExclusionReason
}

/** The number of times that are returned. */
export const MOST_TIMES = 100

/**
 * The times at which all people are free, the best first; they do not overlap. Each range of time that all people share
 * and that is long enough has at least one, if there are not more than `MOST_TIMES`. The exclusions of a person and their
 * free time are together the whole span. The same question has the same answer.
 */
export function findTimes({ people, duration_minutes, span, time_zone }: TimeQuestion): {
  times: FittingTime[]
  excluded: Exclusion[]
} {
  const divided = people.map((calendar) => ({ uid: calendar.uid, ...dividedTime(calendar, span) }))
  const shared = divided.reduce((free, person) => intersection(free, person.free), clipped([span], span))
  const taken = normalised(people.flatMap(({ sessions, busy }) => [...sessions, ...busy]))
  const scored = slotsIn(shared, duration_minutes * MINUTE_MS).map((slot) => ({
    ...slot,
    score: scoreOf(slot, { span, taken, timeZone: time_zone }),
  }))
  return { times: best(scored), excluded: divided.flatMap(exclusionsOf).sort(byTime) }
}

/** The best of the times that overlap; of equally good ones, the first. */
function best(scored: readonly FittingTime[]): FittingTime[] {
  const chosen: FittingTime[] = []
  for (const time of scored.toSorted((a, b) => b.score - a.score || a.from - b.from)) {
    if (chosen.length === MOST_TIMES) break
    if (!chosen.some((other) => overlap(other, time))) chosen.push(time)
  }
  return chosen
}

function exclusionsOf({ uid, busy }: DividedTime & { uid: number }): Exclusion[] {
  return exclusionReasons.flatMap((reason) => busy[reason].map((range) => ({ uid, reason, ...range })))
}

function byTime(one: Exclusion, other: Exclusion): number {
  return one.from - other.from || one.uid - other.uid
}
