import type { CourseView, TableSpan } from '#shared/availability/courseCalendar/courseAddress.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import type { TimeOffReason } from '#shared/contract/availability.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'
import { HOUR_MS } from '#shared/time.ts'

/** The views in the order of their switch; the labels are source strings. */
export const courseViewLabels: Readonly<Record<CourseView, string>> = {
  day: msg('Day'),
  week: msg('Week'),
  month: msg('Month'),
  table: msg('Table'),
  conflicts: msg('Conflicts'),
}

/** The reasons of time off as course administrators read them. */
export const awayLabels: Readonly<Record<TimeOffReason, string>> = {
  vacation: msg('Away: vacation'),
  sick: msg('Away: sick'),
  travel: msg('Away: travel'),
  public_holiday: msg('Away: public holiday'),
  other: msg('Away'),
}

type Locals = Pick<App.Locals, 't' | 'format'>

/** The two times of a range on the reader's clock; they keep their order in every language. */
export function clockTimes({ from, until }: TimeRange, { format }: Pick<Locals, 'format'>): string {
  return format.hours(new Date(from), new Date(until))
}

/** Whether a range is a day, also one that begins on another clock. */
export function isWholeDay({ from, until }: TimeRange): boolean {
  return until - from >= 23 * HOUR_MS
}

/** How many people have booked, of how many places. */
export function bookedWords(
  { booked, capacity }: Pick<TrainingSession, 'booked' | 'capacity'>,
  { t, format }: Locals,
): string {
  return capacity === null
    ? t('{{count}} booked', { count: booked })
    : t('{{booked}} of {{places}}', { booked: format.number(booked), places: format.number(capacity) })
}

/** How far the clock of a person is from the reader's; '' if it shows the same time. */
export function leadWords(minutes: number, { t, format }: Locals): string {
  if (minutes === 0) return ''
  const duration = format.duration(Math.abs(minutes))
  return minutes > 0 ? t('{{duration}} ahead', { duration }) : t('{{duration}} behind', { duration })
}

/** The shown days in words: a day, the first and the last one, or a month. */
export function daysWords(span: TableSpan, days: readonly string[], { format }: Pick<Locals, 'format'>): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (span === 'month') return format.date(first, 'month')
  return span === 'day' ? format.date(first, 'long') : `${format.date(first, 'day_month')} – ${format.date(last)}`
}
