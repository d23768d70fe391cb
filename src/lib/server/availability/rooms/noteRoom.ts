import type { AuditAction } from '#shared/contract/audit.ts'
import type { Room } from '#shared/contract/rooms.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'

/** The user who changes a room, and when. */
export interface RoomEdit {
  by: number | null
  now: Date
}

/** Notes a change of a room in the audit log. */
export async function noteRoom(
  tx: Tx,
  { action, before, after }: { action: AuditAction; before?: Room; after?: Room },
  { by, now }: RoomEdit,
): Promise<void> {
  const room = after ?? before
  if (!room) return
  const subject = { type: 'room', id: room.id, label: room.name } as const
  await noteChange(tx, { actor: by, action, subject, before: notedFields(before), after: notedFields(after) }, now)
}

function notedFields(room: Room | undefined) {
  if (!room) return undefined
  const { id: _id, revision: _revision, ...fields } = room
  return fields
}
