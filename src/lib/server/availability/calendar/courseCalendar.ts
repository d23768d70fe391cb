import { freeRanges } from '#shared/availability/freeRanges.ts'
import { type InstructorCalendar, timeOffOf } from '#shared/availability/calendar.ts'
import { clipped, normalised, overlap, type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import type { CourseTimes } from '#shared/availability/courseCalendar/personTimes.ts'
import type { CourseCalendar } from '#shared/contract/instructorCalendars.ts'
import type { Reader } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { type CalendarRows, calendarRows } from './calendarRows.ts'
import { byPerson, calendarsFrom, rangeOfRow } from './calendarsOf.ts'
import { instructorsAmong } from './instructorsAmong.ts'
import { presentTimeOff } from './presentHours.ts'

/**
 * The time of people as course administrators see it, in the given order; the caller checks that the user is one.
 * People who do not teach are left out, so that the answer is the same for those and for uids that do not exist.
 */
export async function courseCalendar(
  reader: Reader,
  uids: readonly number[],
  span: TimeRange,
): Promise<CourseCalendar[]> {
  const { shown } = await courseCalendars(reader, uids, { span, around: span })
  return shown.map(({ uid, free, busy, sessions }) => ({
    uid,
    free: free.map(writtenRange),
    busy: busy.map((time) => ({ ...time, ...writtenRange(time) })),
    sessions: sessions.map((session) => ({ ...session, ...writtenRange(session) })),
  }))
}

/**
 * The same as ranges of time, with the calendars from which it is made.
 * @param around the span of these calendars; it holds the shown one
 */
export async function courseCalendars(
  reader: Reader,
  uids: readonly number[],
  { span, around }: { span: TimeRange; around: TimeRange },
): Promise<{ shown: CourseTimes[]; calendars: Map<number, InstructorCalendar> }> {
  const people = await instructorsAmong(reader, uids)
  if (people.length === 0) return { shown: [], calendars: new Map() }
  const rows = await calendarRows(reader, people, around)
  const calendars = calendarsFrom(rows, (await siteFacts(reader)).timeZone)
  const timeOff = byPerson(rows.timeOff)
  const busy = byPerson(rows.busy)
  const sessions = byPerson(rows.sessions)
  const shown = people.map((uid) => {
    const calendar = calendars.get(uid)!
    return {
      uid,
      free: freeRanges(calendar, span),
      busy: [
        ...timeOff(uid).flatMap((row) => awayRanges(row, calendar.time_zone, span)),
        ...clipped(normalised(busy(uid).map(rangeOfRow)), span).map((range) => ({
          ...range,
          kind: 'external_busy' as const,
        })),
      ],
      sessions: sessions(uid)
        .filter((row) => overlap(rangeOfRow(row), span))
        .map((row) => {
          const { id, title, training_id: training, state, status } = row
          return { ...rangeOfRow(row), id, title, training, state, status }
        }),
    }
  })
  return { shown, calendars }
}

/** Time off with its reason; its note only if the person shows it. */
function awayRanges(row: CalendarRows['timeOff'][number], timeZone: string, span: TimeRange): CourseTimes['busy'] {
  const { reason, note, note_public, ...time } = presentTimeOff(row)
  return clipped(timeOffOf({ time_off: [time], time_zone: timeZone }), span).map((range) => ({
    ...range,
    kind: 'time_off' as const,
    reason,
    ...(note_public && note !== '' && { note }),
  }))
}
