import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import { dayColumns, shownHours } from '#shared/availability/courseCalendar/dayColumns.ts'
import { type PersonTimes, clockLead, personTimes } from '#shared/availability/courseCalendar/personTimes.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { memo } from '#shared/memo.ts'
import type { CoursePerson } from '#shared/contract/instructorCalendars.ts'

/** A person of the calendar with their times. */
export interface CourseRow {
  person: CoursePerson
  times: PersonTimes
  /** How far the person's clock is ahead of the reader's, in minutes. */
  lead: number
}

/** The rows of a board, and the columns in which they are drawn: one for each day. */
export function courseRows({ people, calendars, days, timeZone }: CourseBoard): {
  rows: CourseRow[]
  columns: TimeRange[]
} {
  const whole = dayColumns(days, { from: 0, until: 24 }, timeZone)
  const leadOf = memo(500, (zone: string) => clockLead(whole[0]?.from ?? 0, zone, timeZone))
  const rows = people.map((person) => ({
    person,
    times: personTimes(calendars.get(person.uid)),
    lead: leadOf(person.time_zone),
  }))
  const entries = rows.flatMap(({ times }) => times.entries)
  const hours = shownHours(
    {
      // Time off of whole days shows no hour that others need.
      needed: entries.filter(({ kind }) => kind === 'session'),
      wanted: rows.flatMap(({ times }) => times.free),
    },
    timeZone,
  )
  return { rows, columns: dayColumns(days, hours, timeZone) }
}
