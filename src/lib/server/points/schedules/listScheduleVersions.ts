import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { ScheduleVersion, ScheduleVersionsQuery } from '#shared/contract/schedules.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader } from '../../db/database.ts'
import { heldUnder } from './heldUnder.ts'
import { savedSchedule } from './readSchedules.ts'

const VERSIONS_PAGE = 25

/**
 * The versions of a schedule's terms, the newest first.
 * @throws Refusal 404
 */
export async function listScheduleVersions(
  reader: Reader,
  id: number,
  { page = 0, limit = VERSIONS_PAGE }: ScheduleVersionsQuery,
): Promise<{ data: ScheduleVersion[]; meta: PageMeta }> {
  const { version: total } = await savedSchedule(reader, id)
  const rows = await reader
    .selectFrom('schedule_versions')
    .leftJoin('users', 'users.uid', 'saved_by')
    .select(['id', 'version', 'terms', 'schedule_versions.created', 'saved_by', 'full_name'])
    .where('schedule_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const held = await heldUnder(reader)
  const data = rows.map((row) => ({
    version: row.version,
    terms: ScheduleTerms.parse(JSON.parse(row.terms)),
    created: row.created,
    saved_by: row.saved_by === null ? null : { uid: row.saved_by, full_name: row.full_name ?? '' },
    held: held.version(row.id),
  }))
  return { data, meta: pageMeta(page, limit, total) }
}
