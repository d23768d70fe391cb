import type { AvailabilityOverride, AvailabilitySchedule, TimeOff } from '#shared/contract/availability.ts'
import type { InstructorChoices } from '#shared/contract/instructorCalendars.ts'
import type { Reader } from '../../db/database.ts'
import { presentHoursSchedule, presentOverride, presentTimeOff } from './presentHours.ts'

/** The schedules of a person, the default first, then the oldest first. */
export async function listOwnSchedules(reader: Reader, uid: number): Promise<AvailabilitySchedule[]> {
  const rows = await reader
    .selectFrom('availability_schedules')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(presentHoursSchedule)
}

/** The overrides of a person by their first day. */
export async function listOverrides(reader: Reader, uid: number): Promise<AvailabilityOverride[]> {
  const rows = await reader
    .selectFrom('availability_overrides')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
  return rows.map(presentOverride)
}

/** The time off of a person by its beginning. */
export async function listTimeOff(reader: Reader, uid: number): Promise<TimeOff[]> {
  const rows = await reader
    .selectFrom('time_off')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(presentTimeOff)
}

/** The choices of a person; without a row, the defaults, which are also those of a row that the feed has made. */
export async function readChoices(reader: Reader, uid: number): Promise<InstructorChoices> {
  const row = await reader
    .selectFrom('instructor_choices')
    .select(['revision', 'gap_minutes', 'travel_time_zone'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row ?? { revision: 1, gap_minutes: 0, travel_time_zone: null }
}
