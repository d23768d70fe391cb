import type { InstructorState } from '#shared/contract/trainingSessions.ts'
import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import type { SavedSession } from './savedSessions.ts'

/**
 * Stores the fields and the instructors of a session.
 * @param reason the new reason; `undefined`: the old one stays
 */
export async function storeSession(
  tx: Tx,
  before: SavedSession,
  after: SavedSession,
  { reason, now }: { reason: string | undefined; now: Date },
): Promise<void> {
  const { id, training, title, time_zone, from, until, room, capacity, status } = after
  const at = toInstant(now)
  await tx
    .updateTable('training_sessions')
    .set({
      training_id: training,
      title,
      time_zone,
      from_at: from,
      until_at: until,
      room_id: room,
      capacity,
      status,
      ...(status !== before.status && { cancelled_at: status === 'cancelled' ? at : null }),
      ...(reason !== undefined && { reason }),
    })
    .where('id', '=', id)
    .execute()
  await storeInstructors(tx, before, after, at)
}

async function storeInstructors(tx: Tx, before: SavedSession, after: SavedSession, at: string): Promise<void> {
  const states = new Map(before.instructors.map(({ uid, state }) => [uid, state]))
  const gone = before.instructors.filter(({ uid }) => !after.instructors.some((person) => person.uid === uid))
  for (const { uid } of gone) {
    await tx.deleteFrom('session_instructors').where('session_id', '=', after.id).where('uid', '=', uid).execute()
  }
  for (const { uid, state } of after.instructors.filter((person) => states.get(person.uid) !== person.state)) {
    const row = { state, ...momentsOf(state, at) }
    await tx
      .insertInto('session_instructors')
      .values({ session_id: after.id, uid, ...row })
      .onConflict((held) => held.columns(['session_id', 'uid']).doUpdateSet(row))
      .execute()
  }
}

function momentsOf(state: InstructorState, at: string) {
  if (state === 'requested') return { asked_at: at, answered_at: null }
  return state === 'provisional' ? { asked_at: null, answered_at: null } : { answered_at: at }
}
