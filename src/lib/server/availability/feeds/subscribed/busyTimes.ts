import { clipped, normalised, type TimeRange } from '#shared/availability/ranges.ts'
import { DAY_MS } from '#shared/time.ts'
import { busyPeriods } from './busyPeriods.ts'
import { createZones } from './calendarZones.ts'
import { componentsOf, type ComponentLines } from './contentLines.ts'
import { type CalendarEntry, readEntry } from './readEntry.ts'
import { busyOccurrences } from './occurrences.ts'
import { Unreadable } from './unreadable.ts'

/** A calendar to read. */
export interface CalendarText {
  text: string
  /** IANA name: whole days, and times without a time zone, are of this one. */
  timeZone: string
  /** In milliseconds since 1970. */
  now: number
}

const PAST_MS = 30 * DAY_MS
const FUTURE_MS = 400 * DAY_MS
const MOST_ENTRIES = 5_000
/** Eleven a day: everything that reads the calendars of this person reads them all. */
const MOST_RANGES = 5_000

/**
 * The times in which the owner of a calendar is busy, from 30 days ago to 400 days ahead; sorted, neither overlapping
 * nor touching. Broken lines and events are skipped. Titles are not read. May take long: run it in a thread.
 * @throws Unreadable if it is no calendar, or too large
 */
export function busyTimes({ text, timeZone, now }: CalendarText): TimeRange[] {
  const calendars = componentsOf(text).filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) throw new Unreadable('not_a_calendar')
  const parts = calendars.flatMap((calendar) => calendar.parts)
  const span = { from: now - PAST_MS, until: now + FUTURE_MS }
  const zones = createZones(named(parts, 'VTIMEZONE'), timeZone)
  const events = named(parts, 'VEVENT')
  const free = named(parts, 'VFREEBUSY')
  if (events.length + free.length > MOST_ENTRIES) throw new Unreadable('too_large')
  const entries = events.map((event) => readEntry(event, zones)).filter((entry) => entry !== undefined)
  const found = [...byUid(entries)].flatMap((same) => busyOccurrences(same, span))
  const ranges = clipped(normalised([...found, ...free.flatMap(busyPeriods)]), span)
  if (ranges.length > MOST_RANGES) throw new Unreadable('too_large')
  // The database stores seconds.
  return normalised(ranges.map(({ from, until }) => ({ from: floorSecond(from), until: floorSecond(until) })))
}

function named(parts: readonly ComponentLines[], name: string): ComponentLines[] {
  return parts.filter((part) => part.name === name)
}

/** The entries of one event: the event itself, and its moved or cancelled occurrences. */
function byUid(entries: readonly CalendarEntry[]): Iterable<CalendarEntry[]> {
  return Map.groupBy(entries, ({ uid }) => uid).values()
}

function floorSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000
}
