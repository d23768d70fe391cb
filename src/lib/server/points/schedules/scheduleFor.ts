import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** The version of an expiry schedule that new lots get. */
export interface CurrentSchedule {
  /** The id in `schedule_versions`. */
  version: number
  terms: ScheduleTerms
}

/**
 * The current version of a schedule; of the site's default if no schedule is given or the given one is not active.
 * `null` if there is no default: then points do not expire. Locks the version, so that it cannot be deleted before the
 * transaction ends.
 */
export async function scheduleFor(tx: Tx, scheduleId: number | null): Promise<CurrentSchedule | null> {
  const row = await currentVersion(tx, scheduleId)
  if (row) return { version: row.version, terms: ScheduleTerms.parse(JSON.parse(row.terms)) }
  // The schedule may have been deleted while PostgreSQL waited for the lock.
  return scheduleId === null ? null : scheduleFor(tx, null)
}

function currentVersion(tx: Tx, scheduleId: number | null) {
  return tx
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
    .$if(dialectOf(tx) === 'postgres', (query) => query.forKeyShare('schedule_versions'))
    .executeTakeFirst()
}
