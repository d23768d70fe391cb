import { sql } from 'kysely'
import type { NewSchedule, Schedule, ScheduleChange, ScheduleStatus } from '#shared/contract/schedules.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { conflict, invalid } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Change } from '../../audit/change.ts'
import { holdClock } from '../../cache/clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { noteSchedule } from './noteSchedule.ts'
import { requireSchedule, type SavedSchedule, savedSchedule } from './readSchedules.ts'

/**
 * Creates a schedule. If there is no default, the first active schedule becomes the default.
 * @throws Refusal 400 for a default that is not active
 */
export function createSchedule(db: Database, body: NewSchedule, { by, now }: Change): Promise<Schedule> {
  return db.transact((tx) => createScheduleBy(tx, body, { by, now }))
}

/** The same inside a transaction. */
export async function createScheduleBy(
  tx: Tx,
  { name, description, terms, status, is_default }: NewSchedule,
  { by, now }: Change,
): Promise<Schedule> {
  const created = toInstant(now)
  await oneAfterTheOther(tx)
  if (is_default && status !== 'active') throw notInUse()
  const { id } = await tx
    .insertInto('schedules')
    .values({ name, description, status, created, changed: created })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(tx, { id, version: 1, terms, created, saved_by: by })
  if (status === 'active') await chooseDefault(tx, id, is_default)
  const schedule = await requireSchedule(tx, id)
  await noteSchedule(tx, { by, after: schedule }, now)
  return schedule
}

/**
 * Changes the given fields. New terms create a new version, which applies to points earned from now on.
 * @throws Refusal 404; 409 `revision` if the schedule changed since it was read, 409 `default` if the default would
 * become inactive; 400 for an invalid status change, or a default that is not active
 */
export function changeSchedule(
  db: Database,
  id: number,
  change: ScheduleChange,
  { by, now }: Change,
): Promise<Schedule> {
  return db.transact(async (tx) => {
    await oneAfterTheOther(tx)
    const before = await savedSchedule(tx, id)
    if (before.revision !== change.revision)
      throw await staleRevision(tx, { revision: before.revision, at: before.changed, by: null })
    const { name = before.name, description = before.description, status = before.status } = change
    const terms = change.terms && !isSameValue(change.terms, before.terms) ? change.terms : undefined
    refuseStatus(before, { status, is_default: change.is_default })
    if (isSameValue({ ...before, ...change }, before)) return requireSchedule(tx, id)
    const changed = toInstant(now)
    const version = before.version + (terms ? 1 : 0)
    if (terms) await addVersion(tx, { id, version, terms, created: changed, saved_by: by })
    await tx
      .updateTable('schedules')
      .set({ name, description, status, version, revision: before.revision + 1, changed })
      .where('id', '=', id)
      .execute()
    if (status === 'active') await chooseDefault(tx, id, change.is_default === true)
    const after = await requireSchedule(tx, id)
    await noteSchedule(tx, { by, before, after }, now)
    return after
  })
}

/**
 * Locks the row of the cache clock, so that changes of schedules run one after the other and two schedules cannot both
 * become the default.
 */
export async function oneAfterTheOther(tx: Tx): Promise<void> {
  await holdClock(tx)
}

/** The default must stay active: otherwise points would silently stop or start to expire. */
export function keepDefault(): never {
  throw conflict(msg('This is the default. Make another schedule the default first.'), 'default')
}

async function chooseDefault(tx: Tx, id: number, wanted: boolean): Promise<void> {
  const before = await tx.selectFrom('schedules').select('id').where('is_default', '=', sql.lit(1)).executeTakeFirst()
  if (before && (before.id === id || !wanted)) return
  if (before) await tx.updateTable('schedules').set({ is_default: 0 }).where('id', '=', before.id).execute()
  await tx.updateTable('schedules').set({ is_default: 1 }).where('id', '=', id).execute()
}

async function addVersion(
  tx: Tx,
  { id, ...version }: { id: number; version: number; terms: ScheduleTerms; created: string; saved_by: number | null },
): Promise<void> {
  await tx
    .insertInto('schedule_versions')
    .values({ schedule_id: id, ...version, terms: JSON.stringify(version.terms) })
    .execute()
}

function refuseStatus(before: SavedSchedule, after: { status: ScheduleStatus; is_default: boolean | undefined }): void {
  if (after.status === 'draft' && before.status !== 'draft') {
    const message = msg('A schedule that was in use cannot be a draft again.')
    throw invalid([{ message, path: 'status', code: 'status' }])
  }
  if (before.is_default && (after.status !== 'active' || after.is_default === false)) keepDefault()
  if (after.is_default && after.status !== 'active') throw notInUse()
}

function notInUse() {
  const message = msg('Only a schedule that is in use can be the default.')
  return invalid([{ message, path: 'is_default', code: 'status' }])
}
