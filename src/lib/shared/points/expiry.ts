import { toInstant } from '../contract/time.ts'
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
  const day = lastDay(terms, dayOf(moment, timeZone))
  return day && endingAfter(day, terms.grace_days, timeZone)
}

/** The end of a day plus grace days, in `timeZone`. */
export function endingAfter(day: Temporal.PlainDate, graceDays: number, timeZone: string): Expiry {
  const next = day.add({ days: graceDays + 1 }).toZonedDateTime(timeZone)
  return { expires_on: day.toString(), expires_at: toInstant(new Date(next.epochMilliseconds)) }
}

/** The day of a time in `timeZone`. */
export function dayOf(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}

function lastDay(terms: ScheduleTerms, from: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (terms.type) {
    case 'never':
      return null
    case 'rolling':
      return roundedUp(from.add({ [terms.unit]: terms.amount }), terms.round_to)
    case 'sliding':
      return from.add({ [terms.unit]: terms.amount })
    case 'calendar':
      return nextOf(terms.dates, from.add({ days: terms.min_age_days }))
    case 'fixed': {
      const date = Temporal.PlainDate.from(terms.date)
      return Temporal.PlainDate.compare(date, from) < 0 ? null : date
    }
  }
}

function roundedUp(day: Temporal.PlainDate, to: 'none' | 'month' | 'quarter' | 'year'): Temporal.PlainDate {
  if (to === 'none') return day
  const month = { month: day.month, quarter: Math.ceil(day.month / 3) * 3, year: 12 }[to]
  return Temporal.PlainYearMonth.from({ year: day.year, month }).toPlainDate({ day: 31 })
}

/** The first of these days of the year on or after `from`. */
function nextOf(dates: readonly string[], from: Temporal.PlainDate): Temporal.PlainDate | null {
  const days = [from.year, from.year + 1].flatMap((year) =>
    dates.map((date) => {
      const [month, day] = date.split('-').map(Number)
      return Temporal.PlainDate.from({ year, month: month ?? 1, day: day ?? 1 })
    }),
  )
  const coming = days.filter((day) => Temporal.PlainDate.compare(day, from) >= 0)
  return coming.sort(Temporal.PlainDate.compare)[0] ?? null
}
