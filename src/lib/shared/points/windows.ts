import { fromInstant } from '../instant.ts'
import { dayOf, startOfDay } from '../zonedDays.ts'

export const periods = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

/** A time span, as UTC texts. */
export interface Span {
  from: string
  /** The first instant after the span. */
  until: string
}

/**
 * All time, in the same format as other times, because text of different formats would not sort the same on every
 * database.
 */
export const always: Span = { from: '0000-01-01 00:00:00', until: '9999-12-31 23:59:59' }

/** A day, week, month or year with its first day on the site's clock (`yyyy-MM-dd`). */
export interface Window extends Span {
  start: string
}

/**
 * The period that contains a time (UTC text), in `timeZone` (IANA). Weeks begin on Monday; a day begins at its first
 * instant, also when the clock changes.
 */
export function windowOf(period: Period, at: string, timeZone: string): Window {
  const first = firstDay(period, dayOf(fromInstant(at), timeZone))
  const next = first.add({ [`${period}s`]: 1 })
  return { start: first.toString(), from: startOfDay(first, timeZone), until: startOfDay(next, timeZone) }
}

/** Whether an instant (UTC text) is in the span; its end is not. */
export function isWithin(at: string, { from, until }: Span): boolean {
  return at >= from && at < until
}

/** The shortest span that contains all of these. */
export function around(spans: readonly Span[]): Span {
  return spans.reduce((so, span) => ({
    from: so.from < span.from ? so.from : span.from,
    until: so.until > span.until ? so.until : span.until,
  }))
}

function firstDay(period: Period, day: Temporal.PlainDate): Temporal.PlainDate {
  switch (period) {
    case 'day':
      return day
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 })
    case 'month':
      return day.with({ day: 1 })
    case 'year':
      return day.with({ month: 1, day: 1 })
  }
}
