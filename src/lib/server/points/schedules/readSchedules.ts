import type { Schedule, ScheduleStatus } from '#shared/contract/schedules.ts'
import { notFound } from '#shared/refusal.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader } from '../../db/database.ts'

/** All schedules with their current terms: the default first, then by status and name. */
export async function listSchedules(reader: Reader, { status }: { status?: ScheduleStatus | undefined } = {}) {
  const rows = await currentVersions(reader)
    .$if(status !== undefined, (query) => query.where('schedules.status', '=', status ?? 'active'))
    .execute()
  const order: readonly ScheduleStatus[] = ['active', 'draft', 'archived']
  return rows
    .map(present)
    .sort(
      (a, b) =>
        Number(b.is_default) - Number(a.is_default) ||
        order.indexOf(a.status) - order.indexOf(b.status) ||
        a.name.localeCompare(b.name) ||
        a.id - b.id,
    )
}

/** @throws Refusal 404 */
export async function findSchedule(reader: Reader, id: number): Promise<Schedule> {
  const row = await currentVersions(reader).where('schedules.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row)
}

function currentVersions(reader: Reader) {
  return reader
    .selectFrom('schedules')
    .innerJoin('schedule_versions', (join) =>
      join
        .onRef('schedule_versions.schedule_id', '=', 'schedules.id')
        .onRef('schedule_versions.version', '=', 'schedules.version'),
    )
    .selectAll('schedules')
    .select('schedule_versions.terms')
}

function present(row: Omit<Schedule, 'is_default' | 'terms'> & { is_default: number; terms: string }): Schedule {
  const { id, name, description, status, version, revision, created, changed } = row
  const terms = ScheduleTerms.parse(JSON.parse(row.terms))
  return { id, name, description, status, is_default: row.is_default === 1, terms, version, revision, created, changed }
}
