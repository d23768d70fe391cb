import {
  type AvailabilityOverride,
  type AvailabilityOverrideChange,
  NewAvailabilityOverride,
} from '#shared/contract/availability.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import type { Database, Reader } from '../../db/database.ts'
import { checkExceptionCount } from './checkExceptionCount.ts'
import { lockPerson } from './lockPerson.ts'
import { presentOverride } from './presentHours.ts'
import { wholeOf } from './wholeOf.ts'

/**
 * Creates an override of a person.
 * @throws Refusal 400, also for a schedule of somebody else
 */
export function createOverride(
  db: Database,
  uid: number,
  body: NewAvailabilityOverride,
): Promise<AvailabilityOverride> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    await checkExceptionCount(tx, uid, 'availability_overrides')
    await checkOwnSchedule(tx, uid, body.schedule)
    const { id } = await tx
      .insertInto('availability_overrides')
      .values({ uid, ...columnsOf(body) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return requireOverride(tx, uid, id)
  })
}

/**
 * Changes the given fields of an override of a person. Days that become closed lose their hours.
 * @throws Refusal 404; 400
 */
export function changeOverride(
  db: Database,
  uid: number,
  id: number,
  change: AvailabilityOverrideChange,
): Promise<AvailabilityOverride> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const { id: _, ...before } = await requireOverride(tx, uid, id)
    const closed = change.kind === 'closed' && { ranges: [] }
    const after = wholeOf(NewAvailabilityOverride, { ...before, ...closed, ...change })
    await checkOwnSchedule(tx, uid, after.schedule)
    await tx
      .updateTable('availability_overrides')
      .set(columnsOf(after))
      .where('id', '=', id)
      .where('uid', '=', uid)
      .execute()
    return requireOverride(tx, uid, id)
  })
}

/** @throws Refusal 404 */
export function removeOverride(db: Database, uid: number, id: number): Promise<void> {
  return db.transact(async (tx) => {
    const removed = await tx
      .deleteFrom('availability_overrides')
      .where('id', '=', id)
      .where('uid', '=', uid)
      .executeTakeFirst()
    if (Number(removed.numDeletedRows) === 0) throw notFound()
  })
}

/**
 * An override of a person.
 * @throws Refusal 404
 */
export async function requireOverride(reader: Reader, uid: number, id: number): Promise<AvailabilityOverride> {
  const row = await reader
    .selectFrom('availability_overrides')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw notFound()
  return presentOverride(row)
}

/** @throws Refusal 400 unless the person has this schedule */
export async function checkOwnSchedule(
  reader: Reader,
  uid: number,
  schedule: number,
  path = 'schedule',
): Promise<void> {
  const row = await reader
    .selectFrom('availability_schedules')
    .select('id')
    .where('id', '=', schedule)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw invalid([{ message: msg('This is not one of the choices.'), path, code: 'choice' }])
}

function columnsOf({ schedule, from, until, kind, ranges }: NewAvailabilityOverride) {
  return { schedule_id: schedule, from_day: from, until_day: until, kind, ranges: JSON.stringify(ranges) }
}
