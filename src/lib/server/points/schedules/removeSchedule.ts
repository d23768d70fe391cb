import type { Schedule } from '#shared/contract/schedules.ts'
import { toInstant } from '#shared/instant.ts'
import type { Change } from '../../audit/change.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { isNamedByRule } from './isNamedByRule.ts'
import { noteSchedule } from './noteSchedule.ts'
import { requireSchedule, savedSchedule } from './readSchedules.ts'
import { keepDefault, oneAfterTheOther } from './saveSchedule.ts'

/**
 * Removes a schedule. If no points were earned under it and no rule refers to it, it is deleted (returns `null`);
 * otherwise it is archived, because its points keep it.
 * @throws Refusal 404; 409 `default`
 */
export function removeSchedule(db: Database, id: number, { by, now }: Change): Promise<Schedule | null> {
  return db.transact(async (tx) => {
    await oneAfterTheOther(tx)
    const before = await savedSchedule(tx, id)
    const { status, is_default } = before
    if (is_default) keepDefault()
    await lockVersions(tx, id)
    if (!(await isUsed(tx, id))) {
      await tx.deleteFrom('schedule_versions').where('schedule_id', '=', id).execute()
      await tx.deleteFrom('schedules').where('id', '=', id).execute()
      await noteSchedule(tx, { by, before }, now)
      return null
    }
    if (status !== 'archived') {
      await tx
        .updateTable('schedules')
        .set((eb) => ({ status: 'archived', revision: eb('revision', '+', 1), changed: toInstant(now) }))
        .where('id', '=', id)
        .execute()
    }
    const after = await requireSchedule(tx, id)
    await noteSchedule(tx, { by, before, after }, now)
    return after
  })
}

/** Waits for transactions that award points under the schedule, so that it is certain whether it is in use. */
async function lockVersions(tx: Tx, id: number): Promise<void> {
  await tx
    .selectFrom('schedule_versions')
    .select('id')
    .where('schedule_id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
}

async function isUsed(reader: Reader, id: number): Promise<boolean> {
  const lot = await reader
    .selectFrom('lots')
    .innerJoin('schedule_versions', 'schedule_versions.id', 'lots.schedule_version')
    .select('lots.id')
    .where('schedule_versions.schedule_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return lot !== undefined || isNamedByRule(reader, id)
}
