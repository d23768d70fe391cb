import { addDays, addMonths, daysOfMonth, mondayOf } from '../../days.ts'
import type { TableSpan } from './courseAddress.ts'

/** The days that a span around a day shows: itself, its week from Monday to Sunday, or its month. */
export function courseDays(span: TableSpan, day: string): string[] {
  const first = firstOf(span, day)
  return Array.from({ length: lengthOf(span, day) }, (_, number) => addDays(first, number))
}

/** A day of the span before or after this one. */
export function nextDay(span: TableSpan, day: string, step: 1 | -1): string {
  if (span === 'month') return addMonths(`${day.slice(0, 7)}-01`, step)
  return addDays(day, span === 'week' ? 7 * step : step)
}

function firstOf(span: TableSpan, day: string): string {
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return span === 'week' ? mondayOf(day) : day
}

function lengthOf(span: TableSpan, day: string): number {
  if (span !== 'month') return span === 'week' ? 7 : 1
  return daysOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}
