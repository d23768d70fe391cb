import type { TimeOffReason } from '../../contract/availability.ts'
import type { CourseCalendar } from '../../contract/instructorCalendars.ts'
import { clipped, type TimeRange } from '../ranges.ts'
import { MINUTE_MS } from '../../time.ts'

type Written<Name extends 'busy' | 'sessions'> = Omit<CourseCalendar[Name][number], keyof TimeRange>

/** The calendar of a person as `CourseCalendar` has it, with instants as milliseconds since 1970. */
export interface CourseTimes {
  uid: number
  free: TimeRange[]
  busy: (TimeRange & Written<'busy'>)[]
  sessions: (TimeRange & CourseSession)[]
}

/** A session of a person. */
export type CourseSession = Written<'sessions'>

/** A part of a person's time that has a text. */
export type PersonEntry = TimeRange &
  (
    | { kind: 'time_off'; reason: TimeOffReason; note: string | undefined }
    | { kind: 'external_busy' }
    | { kind: 'session'; session: CourseSession }
  )

/** The time of a person as it is drawn and read. */
export interface PersonTimes {
  free: TimeRange[]
  /** The first to begin first. */
  entries: PersonEntry[]
}

/** The times of a calendar in their order; one that is missing has none. */
export function personTimes(calendar: CourseTimes | undefined): PersonTimes {
  if (!calendar) return { free: [], entries: [] }
  const busy = calendar.busy.map(({ from, until, kind, reason = 'other', note }): PersonEntry =>
    kind === 'time_off' ? { from, until, kind, reason, note } : { from, until, kind },
  )
  const sessions = calendar.sessions.map((session): PersonEntry => {
    const { from, until } = session
    return { from, until, kind: 'session', session }
  })
  return {
    free: calendar.free,
    entries: [...busy, ...sessions].sort((a, b) => a.from - b.from || a.until - b.until),
  }
}

/** The part of these times that is in one range. */
export function timesIn({ free, entries }: PersonTimes, range: TimeRange): PersonTimes {
  return {
    free: clipped(free, range),
    entries: entries.filter(({ from, until }) => from < range.until && range.from < until),
  }
}

/** How far the clock of one zone is ahead of another (behind: negative), in minutes. */
export function clockLead(instant: number, zone: string, other: string): number {
  return zone === other ? 0 : wallMinutes(instant, zone) - wallMinutes(instant, other)
}

function wallMinutes(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / MINUTE_MS
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    clock = new Intl.DateTimeFormat('en-GB', { ...fields, hourCycle: 'h23', timeZone })
    clocks.set(timeZone, clock)
  }
  return clock
}
