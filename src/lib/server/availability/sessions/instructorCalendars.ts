import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import { type TimeRange, readRange, writtenRange } from '#shared/availability/ranges.ts'
import type { Reader } from '../../db/database.ts'

/** The calendars of people by uid. */
export async function instructorCalendars(
  reader: Reader,
  uids: readonly number[],
  span: TimeRange,
): Promise<Map<number, InstructorCalendar>> {
  if (uids.length === 0) return new Map()
  const { from, until } = writtenRange(span)
  const people = await reader
    .selectFrom('users')
    .leftJoin('instructor_choices as chosen', 'chosen.uid', 'users.uid')
    .select(['users.uid', 'users.timezone', 'chosen.gap_minutes'])
    .where('users.uid', 'in', uids)
    .execute()
  const schedules = await reader.selectFrom('availability_schedules').selectAll().where('uid', 'in', uids).execute()
  const overrides = await reader.selectFrom('availability_overrides').selectAll().where('uid', 'in', uids).execute()
  const off = await reader.selectFrom('time_off').selectAll().where('uid', 'in', uids).execute()
  const busy = await reader
    .selectFrom('busy_times')
    .innerJoin('subscribed_calendars', 'subscribed_calendars.id', 'busy_times.calendar_id')
    .select(['uid', 'from_at as from', 'until_at as until'])
    .where('uid', 'in', uids)
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .execute()
  const sessions = await reader
    .selectFrom('session_instructors')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_id')
    .select(['uid', 'from_at as from', 'until_at as until'])
    .where('uid', 'in', uids)
    .where('state', '=', 'confirmed')
    .where('status', '<>', 'cancelled')
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .execute()
  return new Map(
    people.map(({ uid, timezone, gap_minutes }) => {
      const own = <Row extends { uid: number }>(rows: readonly Row[]) => rows.filter((row) => row.uid === uid)
      return [
        uid,
        {
          uid,
          time_zone: timezone ?? 'UTC',
          schedules: own(schedules).map((row) => ({
            ...row,
            is_default: row.is_default === 1,
            weekly: JSON.parse(row.weekly),
          })),
          overrides: own(overrides).map((row) => ({
            id: row.id,
            schedule: row.schedule_id,
            from: row.from_day,
            until: row.until_day,
            kind: row.kind,
            ranges: JSON.parse(row.ranges),
          })),
          time_off: own(off).map((row) => ({ all_day: row.all_day === 1, from: row.from_at, until: row.until_at })),
          busy: own(busy).map(readRange),
          sessions: own(sessions).map(readRange),
          gap_minutes: gap_minutes ?? 0,
        },
      ]
    }),
  )
}
