import type { ScheduleTerms } from './scheduleTerms.ts'

/*
 * Days are texts, `yyyy-MM-dd`, and arithmetic is in UTC: no zone and no clock change takes part, and it runs in browsers
 * without Temporal.
 */

/** The last day of points that were earned, or renewed under a sliding schedule, on a day; `null`: they do not expire. */
export function lastDay(terms: ScheduleTerms, from: string): string | null {
  switch (terms.type) {
    case 'never':
      return null
    case 'rolling':
      return roundedUp(periodEnd(terms, from), terms.round_to)
    case 'sliding':
      return periodEnd(terms, from)
    case 'calendar':
      return nextOf(terms.dates, addDays(from, terms.min_age_days))
    case 'fixed':
      return terms.date < from ? null : terms.date
  }
}

/** The day after a period, before rounding. */
export function periodEnd(
  { amount, unit }: { amount: number; unit: 'days' | 'months' | 'years' },
  from: string,
): string {
  if (unit === 'days') return addDays(from, amount)
  return addMonths(from, unit === 'years' ? amount * 12 : amount)
}

export function addDays(day: string, count: number): string {
  return textOf(Date.parse(day) + count * 86_400_000)
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day)
  const last = daysOfMonth(year, month + count)
  return textOf(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The number of days of a month; months beyond 12 are those of later years. */
export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function roundedUp(day: string, to: 'none' | 'month' | 'quarter' | 'year'): string {
  if (to === 'none') return day
  const [year, month] = partsOf(day)
  const end = { month, quarter: Math.ceil(month / 3) * 3, year: 12 }[to]
  return textOf(Date.UTC(year, end, 0))
}

/** The first of these days of the year on or after `from`; 29 February is the 28th in other years. */
function nextOf(dates: readonly string[], from: string): string | null {
  const [year] = partsOf(from)
  const days = [year, year + 1].flatMap((each) =>
    dates.map((date) => {
      const [month = 1, day = 1] = date.split('-').map(Number)
      return textOf(Date.UTC(each, month - 1, Math.min(day, daysOfMonth(each, month))))
    }),
  )
  return days.filter((day) => day >= from).sort()[0] ?? null
}

function partsOf(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

function textOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
