import { addDays, addMonths, dayNumbers, daysOfMonth, dayText } from '../days.ts'
import type { ScheduleTerms } from './scheduleTerms.ts'

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

function roundedUp(day: string, to: 'none' | 'month' | 'quarter' | 'year'): string {
  if (to === 'none') return day
  const [year, month] = dayNumbers(day)
  const end = { month, quarter: Math.ceil(month / 3) * 3, year: 12 }[to]
  return dayText(Date.UTC(year, end, 0))
}

/** The first of these days of the year on or after `from`; 29 February is the 28th in other years. */
function nextOf(dates: readonly string[], from: string): string | null {
  const [year] = dayNumbers(from)
  const days = [year, year + 1].flatMap((each) =>
    dates.map((date) => {
      const [month = 1, day = 1] = date.split('-').map(Number)
      return dayText(Date.UTC(each, month - 1, Math.min(day, daysOfMonth(each, month))))
    }),
  )
  return days.filter((day) => day >= from).sort()[0] ?? null
}
