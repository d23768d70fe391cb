import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import { readRange, type TimeRange } from '#shared/availability/ranges.ts'
import type { Reader } from '../../db/database.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { type CalendarRows, calendarRows } from './calendarRows.ts'
import { presentHoursSchedule, presentOverride, presentTimeOff } from './presentHours.ts'

/**
 * The calendars of people in a span, by uid, in few queries. People who do not exist are missing. The caller checks who
 * may see them.
 */
export async function calendarsOf(
  reader: Reader,
  uids: readonly number[],
  span: TimeRange,
): Promise<Map<number, InstructorCalendar>> {
  if (uids.length === 0) return new Map()
  const { timeZone } = await siteFacts(reader)
  return calendarsFrom(await calendarRows(reader, uids, span), timeZone)
}

/**
 * The calendars of rows.
 * @param siteZone the zone of people who have chosen none and have no schedule
 */
export function calendarsFrom(rows: CalendarRows, siteZone: string): Map<number, InstructorCalendar> {
  const schedules = byPerson(rows.schedules)
  const overrides = byPerson(rows.overrides)
  const timeOff = byPerson(rows.timeOff)
  const busy = byPerson(rows.busy)
  const confirmed = byPerson(rows.sessions.filter(({ state }) => state === 'confirmed'))
  return new Map(
    rows.people.map(({ uid, timezone, gap_minutes }) => {
      const own = schedules(uid).map(presentHoursSchedule)
      const calendar: InstructorCalendar = {
        uid,
        time_zone: timezone ?? own.find(({ is_default }) => is_default)?.time_zone ?? siteZone,
        schedules: own,
        overrides: overrides(uid).map(presentOverride),
        time_off: timeOff(uid).map(presentTimeOff),
        busy: busy(uid).map(rangeOfRow),
        sessions: confirmed(uid).map(rangeOfRow),
        gap_minutes: gap_minutes ?? 0,
      }
      return [uid, calendar]
    }),
  )
}

/** The rows of a person. */
export function byPerson<Row extends { uid: number }>(rows: readonly Row[]): (uid: number) => Row[] {
  const groups = Map.groupBy(rows, ({ uid }) => uid)
  return (uid) => groups.get(uid) ?? []
}

/** The range of a row with two instants. */
export function rangeOfRow({ from_at, until_at }: { from_at: string; until_at: string }): TimeRange {
  return readRange({ from: from_at, until: until_at })
}
