import { fromInstant } from '../instant.ts'
import { HOUR_MS } from '../time.ts'
import { dayOf, endOfDay } from '../zonedDays.ts'
import { lastDay } from './lastDay.ts'
import type { ScheduleTerms } from './scheduleTerms.ts'

/** The end of a lot. */
export interface Expiry {
  /** The announced last day on the site's clock, `yyyy-MM-dd`. */
  expires_on: string
  /** The first instant (UTC text) after the end of that day and of the grace days after it. */
  expires_at: string
}

/**
 * The end of points that were earned, or renewed under a sliding schedule, at a time; `null`: they do not expire. Days
 * are those of `timeZone` (IANA); a day ends when the next one begins, also when the clock changes. If the target month
 * has no such day, its last day counts (31 January and one month: 28 or 29 February).
 */
export function expiryOf(terms: ScheduleTerms, moment: Date, timeZone: string): Expiry | null {
  const day = lastDay(terms, dayOf(moment, timeZone).toString())
  return day === null ? null : endingAfter(Temporal.PlainDate.from(day), terms.grace_days, timeZone)
}

/** The end of a day plus grace days, in `timeZone`. */
export function endingAfter(day: Temporal.PlainDate, graceDays: number, timeZone: string): Expiry {
  return { expires_on: day.toString(), expires_at: endOfDay(day.add({ days: graceDays }), timeZone) }
}

/** The last day, `yyyy-MM-dd`, of points that end at an instant: they end when the next day begins in `timeZone`. */
export function dayBeforeEnd(expiresAt: string, timeZone: string): string {
  return dayOf(new Date(fromInstant(expiresAt).getTime() - 12 * HOUR_MS), timeZone).toString()
}
