import { freeRanges } from '#shared/availability/freeRanges.ts'
import { hoursIn } from '#shared/availability/hours.ts'
import { clipped, overlap, type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import type { OwnCalendar } from '#shared/contract/instructorCalendars.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { type CalendarRows, calendarRows } from './calendarRows.ts'
import { calendarsFrom, rangeOfRow } from './calendarsOf.ts'
import { hoursClockChanges } from './hoursClockChanges.ts'
import { presentTimeOff } from './presentHours.ts'

/**
 * Everything on the calendar of a person in a span, as the person sees it.
 * @throws Refusal 404 if there is no such person
 */
export async function ownCalendar(reader: Reader, uid: number, span: TimeRange): Promise<OwnCalendar> {
  const rows = await calendarRows(reader, [uid], span)
  const calendar = calendarsFrom(rows, (await siteFacts(reader)).timeZone).get(uid)
  if (!calendar) throw notFound()
  return {
    time_zone: rows.people[0]?.travel_time_zone ?? calendar.time_zone,
    hours: hoursIn(calendar, span).map(writtenRange),
    free: freeRanges(calendar, span).map(writtenRange),
    busy: rows.busy.flatMap((row) =>
      clipped([rangeOfRow(row)], span).map((range) => ({ calendar: row.calendar_id, ...writtenRange(range) })),
    ),
    time_off: rows.timeOff.map(presentTimeOff),
    sessions: rows.sessions
      .filter((row) => isKnownToOwner(row) && overlap(rangeOfRow(row), span))
      .map(presentOwnSession),
    clock_changes: hoursClockChanges(calendar.schedules, span),
  }
}

type SessionRow = CalendarRows['sessions'][number]

/** Whether the person knows of the session: nobody has asked about a provisional one yet. */
export function isKnownToOwner({ state }: Pick<SessionRow, 'state'>): boolean {
  return state !== 'provisional'
}

/** A session as its instructor sees it. */
export function presentOwnSession(row: Omit<SessionRow, 'uid'>): OwnCalendar['sessions'][number] {
  const { id, training_id: training, title, from_at: from, until_at: until, time_zone, room_name } = row
  return {
    id,
    training,
    title,
    from,
    until,
    time_zone,
    room_name,
    status: row.status,
    state: row.state,
    revision: row.revision,
  }
}
