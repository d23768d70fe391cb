import type { NewRoom, Room, RoomChange } from '#shared/contract/rooms.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { touch } from '../../cache/clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { sessionsTag } from '../bookings/bookSession.ts'
import { requireRoom } from './listRooms.ts'
import { noteRoom, type RoomEdit } from './noteRoom.ts'
import { lockRoom } from './lockRoom.ts'

/** Creates a room. */
export function createRoom(db: Database, { active, ...room }: NewRoom, edit: RoomEdit): Promise<Room> {
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('rooms')
      .values({ ...room, active: active ? 1 : 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const created = await requireRoom(tx, id)
    await noteRoom(tx, { action: 'created', after: created }, edit)
    return created
  })
}

/**
 * Changes the given fields. Sessions that the room becomes too small for get a conflict; pages show its new name.
 * @throws Refusal 404; 409 `revision` if the room changed since it was read
 */
export function changeRoom(
  db: Database,
  id: number,
  { revision, ...change }: RoomChange,
  edit: RoomEdit,
): Promise<Room> {
  return db.transact(async (tx) => {
    await lockRoom(tx, id)
    const before = await requireRoom(tx, id)
    if (before.revision !== revision) {
      throw await staleRevision(tx, { revision: before.revision, at: undefined, by: null })
    }
    if (isSameValue({ ...before, ...change }, before)) return before
    const { id: _, active, ...fields } = { ...before, ...change, revision: revision + 1 }
    await tx
      .updateTable('rooms')
      .set({ ...fields, active: active ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    if (fields.name !== before.name || fields.place !== before.place) await touchSessionsIn(tx, id)
    const after = await requireRoom(tx, id)
    await noteRoom(tx, { action: 'changed', before, after }, edit)
    return after
  })
}

async function touchSessionsIn(tx: Tx, room: number): Promise<void> {
  const rows = await tx
    .selectFrom('training_sessions')
    .select('training_id')
    .distinct()
    .where('room_id', '=', room)
    .execute()
  if (rows.length > 0)
    await touch(
      tx,
      rows.map(({ training_id }) => sessionsTag(training_id)),
    )
}
