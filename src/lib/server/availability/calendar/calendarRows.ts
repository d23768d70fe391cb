import { MOST_GAP_MINUTES } from '#shared/contract/instructorCalendars.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'

/** The stored rows of the calendars of people that can matter in a span. */
export type CalendarRows = Awaited<ReturnType<typeof calendarRows>>

/** Six statements for any number of people. Sessions that are cancelled or declined are left out. */
export async function calendarRows(reader: Reader, uids: readonly number[], span: TimeRange) {
  const people = { uids: JSON.stringify(uids) }
  const days = {
    ...people,
    from: instantAfter(span.from, -DAY_MS).slice(0, 10),
    until: instantAfter(span.until, DAY_MS),
  }
  const pause = MOST_GAP_MINUTES * MINUTE_MS
  return {
    people: await personRows.rows(reader, people),
    schedules: await scheduleRows.rows(reader, people),
    overrides: await overrideRows.rows(reader, days),
    timeOff: await timeOffRows.rows(reader, days),
    busy: await busyRows.rows(reader, { ...people, from: instantAfter(span.from), until: instantAfter(span.until) }),
    sessions: await sessionRows.rows(reader, {
      ...people,
      from: instantAfter(span.from, -pause),
      until: instantAfter(span.until, pause),
    }),
  }
}

type People = { uids: string }
type PeopleIn = People & { from: string; until: string }

const personRows = statement((reader: Reader, { uids }: Given<People>) =>
  reader
    .selectFrom('users')
    .leftJoin('instructor_choices', 'instructor_choices.uid', 'users.uid')
    .select(['users.uid', 'users.timezone', 'gap_minutes', 'travel_time_zone'])
    .where('users.uid', 'in', numbersIn(uids, dialectOf(reader))),
)

const scheduleRows = statement((reader: Reader, { uids }: Given<People>) =>
  reader
    .selectFrom('availability_schedules')
    .select(['uid', 'id', 'revision', 'name', 'time_zone', 'is_default', 'valid_from', 'valid_until', 'weekly'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .orderBy('uid')
    .orderBy('id'),
)

/** The days of time zones begin up to 14 hours before and 12 hours after those of UTC. */
const overrideRows = statement((reader: Reader, { uids, from, until }: Given<PeopleIn>) =>
  reader
    .selectFrom('availability_overrides')
    .select(['uid', 'id', 'schedule_id', 'from_day', 'until_day', 'kind', 'ranges'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .where('until_day', '>=', from)
    .where('from_day', '<=', until)
    .orderBy('uid')
    .orderBy('id'),
)

/** A day sorts before all instants of this day. */
const timeOffRows = statement((reader: Reader, { uids, from, until }: Given<PeopleIn>) =>
  reader
    .selectFrom('time_off')
    .select(['uid', 'id', 'all_day', 'from_at', 'until_at', 'reason', 'note', 'note_public'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .where('until_at', '>=', from)
    .where('from_at', '<=', until)
    .orderBy('uid')
    .orderBy('from_at')
    .orderBy('id'),
)

const busyRows = statement((reader: Reader, { uids, from, until }: Given<PeopleIn>) =>
  reader
    .selectFrom('subscribed_calendars')
    .innerJoin('busy_times', 'busy_times.calendar_id', 'subscribed_calendars.id')
    .select(['uid', 'calendar_id', 'from_at', 'until_at'])
    .where('uid', 'in', numbersIn(uids, dialectOf(reader)))
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .orderBy('uid')
    .orderBy('from_at')
    .orderBy('calendar_id'),
)

const sessionRows = statement((reader: Reader, { uids, from, until }: Given<PeopleIn>) =>
  reader
    .selectFrom('session_instructors')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_instructors.session_id')
    .leftJoin('rooms', 'rooms.id', 'training_sessions.room_id')
    .select(['session_instructors.uid', 'session_instructors.state', 'training_sessions.id', 'training_id', 'title'])
    .select(['from_at', 'until_at', 'time_zone', 'status', 'training_sessions.revision', 'rooms.name as room_name'])
    .where('session_instructors.uid', 'in', numbersIn(uids, dialectOf(reader)))
    .where('state', '!=', 'declined')
    .where('status', '!=', 'cancelled')
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .orderBy('from_at')
    .orderBy('training_sessions.id'),
)

function instantAfter(moment: number, difference = 0): string {
  return toInstant(new Date(moment + difference))
}
