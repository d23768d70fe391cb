import type { Room } from '#shared/contract/rooms.ts'
import type { Database } from '../../db/database.ts'
import { requireRoom } from './listRooms.ts'
import { noteRoom, type RoomEdit } from './noteRoom.ts'
import { lockRoom } from './lockRoom.ts'

/**
 * Deletes a room that no session has (`null`); another one can no longer be chosen, and is returned as it is then.
 * @throws Refusal 404
 */
export function removeRoom(db: Database, id: number, edit: RoomEdit): Promise<Room | null> {
  return db.transact(async (tx) => {
    await lockRoom(tx, id)
    const room = await requireRoom(tx, id)
    const used = await tx.selectFrom('training_sessions').select('id').where('room_id', '=', id).executeTakeFirst()
    if (!used) {
      await tx.deleteFrom('rooms').where('id', '=', id).execute()
      await noteRoom(tx, { action: 'removed', before: room }, edit)
      return null
    }
    if (!room.active) return room
    await tx
      .updateTable('rooms')
      .set({ active: 0, revision: room.revision + 1 })
      .where('id', '=', id)
      .execute()
    const after = await requireRoom(tx, id)
    await noteRoom(tx, { action: 'archived', before: room, after }, edit)
    return after
  })
}
