import type { HourRange } from '../contract/availability.ts'
import { normalised, type TimeRange, without } from './ranges.ts'
import { minutesOf } from './weeks.ts'
import { DAY_MINUTES } from '../time.ts'

/*
 * The hours of one day as a user paints them: a part of the day is a `TimeRange` in minutes from midnight, 0 to 1440.
 */

/** Writes minutes from midnight as a time of a clock, up to `24:00`. */
export function clockTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The hours of a day in minutes: sorted, joined where they touch. */
export function dayParts(hours: readonly HourRange[]): TimeRange[] {
  return normalised(hours.map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) })))
}

/** The hours of a day with a part of it added. */
export function paintedDay(hours: readonly HourRange[], part: TimeRange): HourRange[] {
  return written(normalised([...dayParts(hours), withinDay(part)]))
}

/** The hours of a day with a part of it removed. */
export function erasedDay(hours: readonly HourRange[], part: TimeRange): HourRange[] {
  return written(without(dayParts(hours), normalised([withinDay(part)])))
}

/** A range at another time of the same day; it keeps its length. */
export function shiftedPart({ from, until }: TimeRange, by: number): TimeRange {
  const shift = Math.min(Math.max(by, -from), DAY_MINUTES - until)
  return { from: from + shift, until: until + shift }
}

/** A range with another beginning or end; it keeps at least `least` minutes. */
export function resizedPart(part: TimeRange, edge: 'from' | 'until', to: number, least: number): TimeRange {
  if (edge === 'from') return { ...part, from: Math.max(0, Math.min(to, part.until - least)) }
  return { ...part, until: Math.min(DAY_MINUTES, Math.max(to, part.from + least)) }
}

function withinDay({ from, until }: TimeRange): TimeRange {
  return { from: Math.max(0, from), until: Math.min(DAY_MINUTES, until) }
}

function written(parts: readonly TimeRange[]): HourRange[] {
  return parts.map(({ from, until }) => ({ from: clockTime(from), until: clockTime(until) }))
}
