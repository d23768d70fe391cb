import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'
import { calendarsOf } from './calendarsOf.ts'

/** Sessions that begin some days before a span and end in it have their calendars in the same reading. */
const MARGIN = 3 * DAY_MS

type Calendars = ReadonlyMap<number, InstructorCalendar>

/** Finds the calendars of people in a span; it may return those of more people and of more time. */
export type CalendarSource = (uids: readonly number[], span: TimeRange) => Promise<Calendars>

/** Reads the calendars each time. */
export function directCalendars(reader: Reader): CalendarSource {
  return (uids, span) => calendarsOf(reader, uids, span)
}

/**
 * Reads the calendar of each person once, however many parts of a page need it.
 * @param kept the span that is read; calendars outside it are not kept
 * @param known calendars of this span that have been read
 */
export function keptCalendars(reader: Reader, kept: TimeRange, known: Calendars = new Map()): CalendarSource {
  const calendars = new Map(known)
  return async (uids, span) => {
    if (span.from < kept.from || span.until > kept.until) return calendarsOf(reader, uids, span)
    const missing = uids.filter((uid) => !calendars.has(uid))
    for (const [uid, calendar] of await calendarsOf(reader, missing, kept)) calendars.set(uid, calendar)
    return calendars
  }
}

/** The span of the calendars that the sessions of a span need. */
export function aroundSessions({ from, until }: TimeRange): TimeRange {
  return { from: from - MARGIN, until: until + MARGIN }
}
