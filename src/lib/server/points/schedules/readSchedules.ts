import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Schedule, ScheduleQuery, ScheduleStatus } from '#shared/contract/schedules.ts'
import { notFound } from '#shared/refusal.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader } from '../../db/database.ts'
import { currentRules } from '../earning/currentRules.ts'
import { heldUnder } from './heldUnder.ts'

/** A schedule without the facts about its use. */
export type SavedSchedule = Omit<Schedule, 'held' | 'named_by'>

/** All schedules with their current terms: the default first, then by status and name. */
export async function listSchedules(
  reader: Reader,
  { status }: { status?: ScheduleStatus | undefined } = {},
): Promise<Schedule[]> {
  const all = currentVersions(reader)
  const rows = await (status ? all.where('schedules.status', '=', status) : all).execute()
  const order: readonly ScheduleStatus[] = ['active', 'draft', 'archived']
  const sorted = rows
    .map(present)
    .sort(
      (a, b) =>
        Number(b.is_default) - Number(a.is_default) ||
        order.indexOf(a.status) - order.indexOf(b.status) ||
        a.name.localeCompare(b.name) ||
        a.id - b.id,
    )
  return sorted.map(await usesOf(reader))
}

/** A site has few schedules, so they are on one page unless the caller wants less. */
const SCHEDULES_PAGE = 100

/** One page of the schedules, in the order of `listSchedules`. */
export async function schedulesPage(
  reader: Reader,
  { status, page = 0, limit = SCHEDULES_PAGE }: ScheduleQuery,
): Promise<{ data: Schedule[]; meta: PageMeta }> {
  const all = await listSchedules(reader, { status })
  return { data: all.slice(page * limit, (page + 1) * limit), meta: pageMeta(page, limit, all.length) }
}

/** @throws Refusal 404 */
export async function requireSchedule(reader: Reader, id: number): Promise<Schedule> {
  const saved = await savedSchedule(reader, id)
  const withUse = await usesOf(reader)
  return withUse(saved)
}

/** @throws Refusal 404 */
export async function savedSchedule(reader: Reader, id: number): Promise<SavedSchedule> {
  const row = await currentVersions(reader).where('schedules.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row)
}

/** Returns a function that adds the facts about its use to a schedule. */
async function usesOf(reader: Reader): Promise<(schedule: SavedSchedule) => Schedule> {
  const held = await heldUnder(reader)
  const { rules } = (await currentRules(reader)).document
  return (schedule) => ({
    ...schedule,
    held: held.schedule(schedule.id),
    named_by: rules.filter((rule) => rule.schedule === schedule.id).map(({ id, name }) => ({ id, name })),
  })
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

function present(row: Omit<SavedSchedule, 'is_default' | 'terms'> & { is_default: number; terms: string }) {
  const { id, name, description, status, version, revision, created, changed } = row
  const terms = ScheduleTerms.parse(JSON.parse(row.terms))
  return { id, name, description, status, is_default: row.is_default === 1, terms, version, revision, created, changed }
}
