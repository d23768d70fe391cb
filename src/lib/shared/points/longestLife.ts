import { addDays, daysBetween } from '../days.ts'
import { lastDay } from './lastDay.ts'
import type { ScheduleTerms } from './scheduleTerms.ts'

/** Four years have every length of month, year and pause between two days of the year. */
const STARTS = Array.from({ length: 4 * 365 + 1 }, (_, day) => addDays('2026-01-01', day))

/**
 * The maximum number of days for which points can be spent after the day of earning, with the grace days; `null` if they never
 * expire, or their end does not depend on the day of earning alone.
 */
export function longestLife(terms: ScheduleTerms): number | null {
  if (terms.type !== 'rolling' && terms.type !== 'calendar') return null
  const lives = STARTS.map((start) => daysBetween(start, lastDay(terms, start) ?? start))
  return Math.max(...lives) + terms.grace_days
}
