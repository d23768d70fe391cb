import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader } from '../../db/database.ts'

/** The version of an expiry schedule that lots get which are made now. */
export interface CurrentSchedule {
  /** Its identifier in `schedule_versions`. */
  version: number
  terms: ScheduleTerms
}

/**
 * The current version of a schedule, or of the site's default where none is named or the named one is not active any
 * more. `null` where there is no default: then points do not expire.
 */
export async function scheduleFor(reader: Reader, scheduleId: number | null): Promise<CurrentSchedule | null> {
  const row = await reader
    .selectFrom('schedules')
    .innerJoin('schedule_versions', (join) =>
      join
        .onRef('schedule_versions.schedule_id', '=', 'schedules.id')
        .onRef('schedule_versions.version', '=', 'schedules.version'),
    )
    .select(['schedule_versions.id as version', 'schedule_versions.terms'])
    .where('schedules.status', '=', 'active')
    .where((eb) => eb.or([eb('schedules.id', '=', scheduleId ?? 0), eb('schedules.is_default', '=', 1)]))
    .orderBy((eb) =>
      eb
        .case()
        .when('schedules.id', '=', scheduleId ?? 0)
        .then(0)
        .else(1)
        .end(),
    )
    .limit(1)
    .executeTakeFirst()
  return row ? { version: row.version, terms: ScheduleTerms.parse(JSON.parse(row.terms)) } : null
}
