import type { PointBalance, PointWeek } from '../contract/overview.ts'
import type { DaySum } from './daySums.ts'
import type { EntryKind } from './entryKinds.ts'

/** How many weeks and months the charts show, the current one included. */
export const CHART_WEEKS = 13
export const CHART_MONTHS = 13

type WeekField = Exclude<keyof PointWeek, 'from' | 'until' | 'purchases'>

/** The number of a week that an entry adds to. */
const weekFields: Record<EntryKind, WeekField> = {
  earn: 'issued',
  manual_credit: 'issued',
  import: 'issued',
  manual_debit: 'taken_back',
  clawback: 'taken_back',
  purchase: 'spent',
  refund: 'refunded',
  expire: 'expired',
}

/** The last weeks, from Monday to Sunday; the week of `today` is the last one and may not be over. */
export function weeksOf(days: readonly DaySum[], today: Temporal.PlainDate): PointWeek[] {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: CHART_WEEKS }, (_, index) => {
    const from = monday.subtract({ weeks: CHART_WEEKS - 1 - index })
    const span = { from: from.toString(), until: from.add({ days: 6 }).toString() }
    return days
      .filter(({ day }) => day >= span.from && day <= span.until)
      .reduce(addToWeek, { ...span, issued: 0, spent: 0, refunded: 0, expired: 0, taken_back: 0, purchases: 0 })
  })
}

function addToWeek(week: PointWeek, { kind, entries, amount }: DaySum): PointWeek {
  const field = weekFields[kind]
  const purchases = week.purchases + (kind === 'purchase' ? entries : 0)
  return { ...week, [field]: week[field] + Math.abs(amount), purchases }
}

/** The first day that the figures of a year need: the first of the month, twelve months ago. */
export function firstDayOfFigures(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.with({ day: 1 }).subtract({ months: CHART_MONTHS - 1 })
}

/** The last day of each of the last months, and today as the last one. */
export function monthEnds(today: Temporal.PlainDate): Temporal.PlainDate[] {
  const first = firstDayOfFigures(today)
  return Array.from({ length: CHART_MONTHS }, (_, index) =>
    index === CHART_MONTHS - 1 ? today : first.add({ months: index + 1 }).subtract({ days: 1 }),
  )
}

/** The balance of all learners at the end of these days (in order). */
export function balancesAt(
  { before, days }: { before: number; days: readonly DaySum[] },
  ends: readonly Temporal.PlainDate[],
): PointBalance[] {
  return ends.map((end) => {
    const day = end.toString()
    return { day, points: days.reduce((sum, entry) => (entry.day <= day ? sum + entry.amount : sum), before) }
  })
}

/**
 * The points that learners redeemed in the year up to and including `until`, as a part of the points that were issued
 * in it. Refunded points were not redeemed.
 */
export function redemptionUntil(days: readonly DaySum[], until: Temporal.PlainDate) {
  const since = until.subtract({ years: 1 }).add({ days: 1 }).toString()
  const last = until.toString()
  const year = days.filter(({ day }) => day >= since && day <= last)
  const sumOf = (field: WeekField) =>
    year.reduce((sum, { kind, amount }) => (weekFields[kind] === field ? sum + Math.abs(amount) : sum), 0)
  const issued = sumOf('issued')
  const redeemed = sumOf('spent') - sumOf('refunded')
  return { since, issued, redeemed, rate: issued === 0 ? null : Math.max(0, redeemed) / issued }
}
