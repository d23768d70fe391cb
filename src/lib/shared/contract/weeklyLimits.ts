import type { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { DAY_MS } from '../time.ts'

/** The ranges of hours that a day can have. */
export const MOST_RANGES = 8
/** Seven days of eight ranges, each of which may come again only every four weeks. */
export const MOST_WEEKLY_HOURS = 7 * MOST_RANGES * 4

/** After this number of weeks, hours every 1, 2, 3 and 4 weeks begin again. */
const CYCLE = 12
const MONDAY = Date.UTC(1970, 0, 5)

interface Rule {
  weekday: number
  every_weeks: number
  anchor?: string | undefined
}

/** Refuses the ranges that are more than a day can have, in any week. */
export function checkHourCounts(weekly: readonly Rule[], context: z.RefinementCtx): void {
  const counts = new Map<string, number>()
  for (const [index, rule] of weekly.entries()) {
    const days = weeksOf(rule).map((week) => `${rule.weekday} ${week}`)
    for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
    if (days.some((day) => counts.get(day)! > MOST_RANGES))
      context.addIssue({
        code: 'custom',
        path: [index],
        message: msg('A day has at most 8 ranges of hours.'),
        params: { code: 'too_many' },
      })
  }
}

/** The weeks of the cycle in which the hours apply. */
function weeksOf({ every_weeks, anchor }: Rule): number[] {
  const first = anchor === undefined ? 0 : Math.floor((Date.parse(anchor) - MONDAY) / (7 * DAY_MS))
  return Array.from({ length: CYCLE }, (_, week) => week).filter((week) => (week - first) % every_weeks === 0)
}
