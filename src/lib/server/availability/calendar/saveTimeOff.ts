import { NewTimeOff, type TimeOff, type TimeOffChange } from '#shared/contract/availability.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database, Reader } from '../../db/database.ts'
import { checkExceptionCount } from './checkExceptionCount.ts'
import { lockPerson } from './lockPerson.ts'
import { presentTimeOff } from './presentHours.ts'
import { wholeOf } from './wholeOf.ts'

/**
 * Creates time off of a person; sessions never prevent it.
 * @throws Refusal 400
 */
export function createTimeOff(db: Database, uid: number, body: NewTimeOff): Promise<TimeOff> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    await checkExceptionCount(tx, uid, 'time_off')
    const { id } = await tx
      .insertInto('time_off')
      .values({ uid, ...columnsOf(body) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return requireTimeOff(tx, uid, id)
  })
}

/**
 * Changes the given fields of time off of a person.
 * @throws Refusal 404; 400
 */
export function changeTimeOff(db: Database, uid: number, id: number, change: TimeOffChange): Promise<TimeOff> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const { id: _, ...before } = await requireTimeOff(tx, uid, id)
    const after = wholeOf(NewTimeOff, { ...before, ...change })
    await tx.updateTable('time_off').set(columnsOf(after)).where('id', '=', id).where('uid', '=', uid).execute()
    return requireTimeOff(tx, uid, id)
  })
}

/** @throws Refusal 404 */
export function removeTimeOff(db: Database, uid: number, id: number): Promise<void> {
  return db.transact(async (tx) => {
    const removed = await tx.deleteFrom('time_off').where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
    if (Number(removed.numDeletedRows) === 0) throw notFound()
  })
}

/**
 * Time off of a person.
 * @throws Refusal 404
 */
export async function requireTimeOff(reader: Reader, uid: number, id: number): Promise<TimeOff> {
  const row = await reader
    .selectFrom('time_off')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw notFound()
  return presentTimeOff(row)
}

function columnsOf({ all_day, from, until, reason, note, note_public }: NewTimeOff) {
  return { all_day: Number(all_day), from_at: from, until_at: until, reason, note, note_public: Number(note_public) }
}
