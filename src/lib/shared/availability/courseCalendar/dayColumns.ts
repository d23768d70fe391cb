import { HOUR_MS } from '../../time.ts'
import { meetsOne, normalised, type TimeRange } from '../ranges.ts'
import { dayAt, dayRange, instantAt, minuteOfDayAt } from '../wallClock.ts'

/** Whole hours of a day, `until` up to 24. */
export interface ShownHours {
  from: number
  until: number
}

/** The hours that are always shown, and how far free time alone makes them longer. */
const usual = { from: 8, until: 18 }
const widest = { from: 6, until: 22 }

/**
 * The hours of the clock that show all of `needed` (sessions, time off) and the usual part of `wanted` (free time). A
 * range that goes beyond midnight shows the whole days.
 */
export function shownHours(
  { needed, wanted }: { needed: readonly TimeRange[]; wanted: readonly TimeRange[] },
  timeZone: string,
): ShownHours {
  const hours = { ...usual }
  const widen = (range: TimeRange, limits: ShownHours) => {
    const { from, until } = hoursOf(range, timeZone)
    hours.from = Math.min(hours.from, Math.max(limits.from, from))
    hours.until = Math.max(hours.until, Math.min(limits.until, until))
  }
  for (const range of normalised(wanted)) widen(range, widest)
  for (const range of normalised(needed)) widen(range, { from: 0, until: 24 })
  return hours
}

/** The shown hours of each day as ranges; a clock change within them makes one shorter or longer. */
export function dayColumns(days: readonly string[], { from, until }: ShownHours, timeZone: string): TimeRange[] {
  return days.map((day) => {
    const whole = dayRange(day, timeZone)
    return {
      from: from === 0 ? whole.from : instantAt(day, clockTime(from), timeZone),
      until: until === 24 ? whole.until : instantAt(day, clockTime(until), timeZone),
    }
  })
}

/** The full hours of a column, its beginning included and its end not. */
export function hourTicks({ from, until }: TimeRange): number[] {
  return Array.from({ length: Math.ceil((until - from) / HOUR_MS) }, (_, hour) => from + hour * HOUR_MS)
}

/** Places ranges so that none covers another: the number of the line of each, and how many lines there are. */
export function inLines(ranges: readonly TimeRange[]): { lines: number[]; count: number } {
  const taken: TimeRange[][] = []
  const lines = ranges.map((range) => {
    const free = taken.findIndex((line) => !meetsOne(line, range))
    const line = free < 0 ? taken.length : free
    taken[line] = normalised([...(taken[line] ?? []), range])
    return line
  })
  return { lines, count: Math.max(1, taken.length) }
}

function hoursOf({ from, until }: TimeRange, timeZone: string): ShownHours {
  if (dayAt(from, timeZone) !== dayAt(until - 1, timeZone)) return { from: 0, until: 24 }
  const last = minuteOfDayAt(until, timeZone)
  return { from: Math.floor(minuteOfDayAt(from, timeZone) / 60), until: last === 0 ? 24 : Math.ceil(last / 60) }
}

function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
