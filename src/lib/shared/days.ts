import { DAY_MS } from './time.ts'

/*
 * Days are texts, `yyyy-MM-dd`, and arithmetic is in UTC: no zone and no clock change takes part, and it runs in browsers
 * without Temporal. Days of a time zone are in `zonedDays.ts`.
 */

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && dayText(time) === text
}

/** The day that is `count` days later; earlier if it is negative. */
export function addDays(day: string, count: number): string {
  return dayText(Date.parse(day) + count * DAY_MS)
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = dayNumbers(day)
  const last = daysOfMonth(year, month + count)
  return dayText(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The number of days of a month; months beyond 12 are those of later years. */
export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** ISO 8601: Monday is 1, Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** A day with this day of the week (Monday is 1), for its name. */
export function dayWithWeekday(weekday: number): string {
  return addDays('2024-01-01', weekday - 1)
}

/** A day as numbers. */
export function dayNumbers(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/**
 * The day of a time in UTC.
 * @param milliseconds since 1970
 */
export function dayText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
