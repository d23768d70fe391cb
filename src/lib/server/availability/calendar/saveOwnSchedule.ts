import { sql } from 'kysely'
import {
  type AvailabilitySchedule,
  type AvailabilityScheduleChange,
  MOST_SCHEDULES,
  type NewAvailabilitySchedule,
} from '#shared/contract/availability.ts'
import { isNotReversed } from '#shared/contract/periods.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, notFound } from '#shared/refusal.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { lockPerson } from './lockPerson.ts'
import { presentHoursSchedule } from './presentHours.ts'

/** The person whose hours change, and the moment. */
export interface HoursChange {
  uid: number
  now: Date
}

/**
 * Creates a schedule of a person. The first one becomes the default.
 * @throws Refusal 400 `too_many`
 */
export function createOwnSchedule(
  db: Database,
  { uid, now }: HoursChange,
  body: NewAvailabilitySchedule,
): Promise<AvailabilitySchedule> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const { count } = await tx
      .selectFrom('availability_schedules')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_SCHEDULES) throw tooManySchedules()
    const { is_default, weekly, ...fields } = body
    const { id } = await tx
      .insertInto('availability_schedules')
      .values({ uid, ...fields, weekly: JSON.stringify(weekly), changed: toInstant(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (is_default || Number(count) === 0) await makeDefault(tx, uid, id)
    return requireOwnSchedule(tx, uid, id)
  })
}

/**
 * Changes the given fields of a schedule of a person.
 * @throws Refusal 404; 409 `revision` if it changed since it was read, 409 `default` if there would be no default; 400
 */
export function changeOwnSchedule(
  db: Database,
  { uid, now }: HoursChange,
  id: number,
  change: AvailabilityScheduleChange,
): Promise<AvailabilitySchedule> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const { changed, ...before } = await savedOwnSchedule(tx, uid, id)
    if (before.revision !== change.revision)
      throw await staleRevision(tx, { revision: before.revision, at: changed, by: null })
    const { is_default, weekly, revision: _, ...fields } = change
    if (before.is_default === 1 && is_default === false) throw keptDefault()
    checkValidity({ ...before, ...fields })
    const saved = presentHoursSchedule(before)
    if (isSameValue({ ...saved, ...change }, saved)) return saved
    await tx
      .updateTable('availability_schedules')
      .set({ ...fields, ...(weekly && { weekly: JSON.stringify(weekly) }), changed: toInstant(now) })
      .set({ revision: before.revision + 1 })
      .where('id', '=', id)
      .where('uid', '=', uid)
      .execute()
    if (is_default) await makeDefault(tx, uid, id)
    return requireOwnSchedule(tx, uid, id)
  })
}

/**
 * Deletes a schedule of a person with its overrides. After the default, the oldest other one is the default.
 * @throws Refusal 404
 */
export function removeOwnSchedule(db: Database, uid: number, id: number): Promise<void> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const { is_default } = await savedOwnSchedule(tx, uid, id)
    await tx.deleteFrom('availability_schedules').where('id', '=', id).where('uid', '=', uid).execute()
    if (is_default === 0) return
    const oldest = await tx
      .selectFrom('availability_schedules')
      .select('id')
      .where('uid', '=', uid)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (oldest) await makeDefault(tx, uid, oldest.id)
  })
}

/**
 * A schedule of a person.
 * @throws Refusal 404
 */
export async function requireOwnSchedule(reader: Reader, uid: number, id: number): Promise<AvailabilitySchedule> {
  return presentHoursSchedule(await savedOwnSchedule(reader, uid, id))
}

async function savedOwnSchedule(reader: Reader, uid: number, id: number) {
  const row = await reader
    .selectFrom('availability_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function makeDefault(tx: Tx, uid: number, id: number): Promise<void> {
  await tx
    .updateTable('availability_schedules')
    .set({ is_default: 0 })
    .where('uid', '=', uid)
    .where('is_default', '=', sql.lit(1))
    .where('id', '!=', id)
    .execute()
  await tx
    .updateTable('availability_schedules')
    .set({ is_default: 1 })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute()
}

/** A change may name only one of the two days. */
function checkValidity({ valid_from, valid_until }: { valid_from?: string | null; valid_until?: string | null }) {
  if (!valid_from || !valid_until || isNotReversed({ from: valid_from, until: valid_until })) return
  throw invalid([{ message: msg('The end must be after the start.'), path: 'valid_until', code: 'order' }])
}

function tooManySchedules() {
  const message = msg('You can have at most {{limit}} schedules.')
  return invalid([{ message, values: { limit: MOST_SCHEDULES }, path: '', code: 'too_many' }])
}

function keptDefault() {
  return conflict(msg('This is the default. Make another schedule the default first.'), 'default')
}
