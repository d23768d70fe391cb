import type { TimeRange } from './ranges.ts'

/*
 * The only file here that uses Temporal, which some supported browsers do not have: the rest of the folder works with
 * milliseconds and with days as texts. Days are `yyyy-MM-dd`, times `HH:mm`, time zones IANA names.
 */

/**
 * The instant (milliseconds since 1970) at which the clock of a time zone shows a time of a day. A time that the clock
 * skips moves forward; of one that it shows twice, the first counts (`compatible`, as in RFC 5545). `24:00` is the end
 * of the day.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const date = Temporal.PlainDate.from(day)
  if (time === '24:00') return startOf(date.add({ days: 1 }), timeZone)
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
}

/** A day of a time zone, from its first instant to the first one of the next day; empty if the zone skipped the day. */
export function dayRange(day: string, timeZone: string): TimeRange {
  const key = `${timeZone} ${day}`
  const known = days.get(key)
  if (known) return known
  const date = Temporal.PlainDate.from(day)
  const range = { from: startOf(date, timeZone), until: startOf(date.add({ days: 1 }), timeZone) }
  if (days.size === MOST_DAYS) days.clear()
  days.set(key, range)
  return range
}

/** Days of time zones, because people share them and Temporal takes some microseconds for each. */
const days = new Map<string, Readonly<TimeRange>>()
const MOST_DAYS = 20_000

/** The days from the first to the last, both included. */
export function daysRange(first: string, last: string, timeZone: string): TimeRange {
  return { from: dayRange(first, timeZone).from, until: dayRange(last, timeZone).until }
}

/** The day that the clock of a time zone shows at an instant. */
export function dayAt(instant: number, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString()
}

/** The minutes since midnight that the clock of a time zone shows at an instant. */
export function minuteOfDayAt(instant: number, timeZone: string): number {
  const { hour, minute } = zoned(instant, timeZone)
  return hour * 60 + minute
}

/** A change of the clock. */
export interface ClockChange {
  /** The first instant with the new difference from UTC, in milliseconds since 1970. */
  at: number
  /** How far the clock goes forward (positive) or back, in minutes. */
  minutes: number
  /** The new difference from UTC, in minutes. */
  offset: number
}

/** The changes of the clock in a time zone, `span.from` included. */
export function clockChangesIn(span: TimeRange, timeZone: string): ClockChange[] {
  const changes: ClockChange[] = []
  let moment = zoned(span.from - 1, timeZone)
  for (;;) {
    const next = moment.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= span.until) return changes
    const offset = next.offsetNanoseconds / 60e9
    const minutes = offset - offsetBefore(next) / 60e9
    // Some changes are of the name only.
    if (minutes !== 0) changes.push({ at: next.epochMilliseconds, minutes, offset })
    moment = next
  }
}

function offsetBefore(change: Temporal.ZonedDateTime): number {
  return change.subtract({ milliseconds: 1 }).offsetNanoseconds
}

function startOf(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds
}

function zoned(instant: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
}
