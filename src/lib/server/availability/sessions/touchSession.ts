import type { SessionEvent, SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import { toInstant } from '#shared/instant.ts'
import type { FoundConflict } from '#shared/availability/conflicts.ts'
import { touch } from '../../cache/clock.ts'
import type { Tx } from '../../db/database.ts'
import { sessionsTag } from '../bookings/bookSession.ts'

/** Something that happens to a session. */
export interface SessionTouch {
  action: SessionEvent
  /** `null`: the site itself. */
  actor: number | null
  reason?: string | undefined
  changes?: readonly SessionFieldChange[]
  /** The conflicts that the actor accepts. */
  accepted?: readonly FoundConflict[]
  /** RFC 5545: whether time, place, instructors or state changed, so that calendars and people must know. */
  matters: boolean
  now: Date
}

/**
 * Notes that something happened to a session: raises its revision, and its sequence if it matters, adds a line to its
 * history, and touches the pages that show it. Every change of a session ends here. Returns the new revision.
 */
export async function touchSession(
  tx: Tx,
  id: number,
  { action, actor, reason = '', changes = [], accepted = [], matters, now }: SessionTouch,
): Promise<number> {
  const at = toInstant(now)
  const { revision, training_id } = await tx
    .updateTable('training_sessions')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      changed: at,
      ...(matters && { sequence: eb('sequence', '+', 1) }),
    }))
    .where('id', '=', id)
    .returning(['revision', 'training_id'])
    .executeTakeFirstOrThrow()
  const details = JSON.stringify({ changes, conflicts: accepted })
  await tx.insertInto('session_history').values({ session_id: id, action, actor, reason, details, at }).execute()
  await touch(tx, [`training:${training_id}`, sessionsTag(training_id)])
  return revision
}
