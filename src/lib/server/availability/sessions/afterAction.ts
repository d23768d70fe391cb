import type { InstructorState, SessionAction, TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { readDetails } from './readDetails.ts'
import type { SavedSession } from './savedSessions.ts'

/**
 * The session after an action.
 * @throws Refusal 409 `status` if it is in no state for the action, 409 `nobody` if the action changes no instructor
 */
export async function afterAction(
  tx: Tx,
  session: SavedSession,
  action: SessionAction | undefined,
): Promise<SavedSession> {
  switch (action) {
    case undefined:
      return session
    case 'schedule':
      requireStatus(session, ['draft'])
      return { ...session, status: 'scheduled' }
    case 'cancel':
      requireStatus(session, ['draft', 'scheduled'])
      return { ...session, status: 'cancelled' }
    case 'restore':
      requireStatus(session, ['cancelled'])
      return { ...session, status: await statusBefore(tx, session.id) }
    case 'request':
      return withStates(session, ['provisional', 'declined'], 'requested')
    case 'confirm':
      return withStates(session, ['provisional', 'requested'], 'confirmed')
  }
}

function requireStatus({ status }: SavedSession, possible: readonly TrainingSessionStatus[]): void {
  if (possible.includes(status)) return
  throw conflict(msg('The state of the session does not allow this. Reload it.'), 'status', { status })
}

/** The status that a cancelled session had. */
async function statusBefore(reader: Reader, id: number): Promise<TrainingSessionStatus> {
  const last = await reader
    .selectFrom('session_history')
    .select('details')
    .where('session_id', '=', id)
    .where('action', '=', 'cancel')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = readDetails(last?.details).changes.find(({ field }) => field === 'status')?.before
  return before === 'scheduled' ? 'scheduled' : 'draft'
}

/** A person who declined is asked again, but nobody confirms for them. */
function withStates(session: SavedSession, from: readonly InstructorState[], to: InstructorState): SavedSession {
  requireStatus(session, ['draft', 'scheduled'])
  const { instructors } = session
  if (!instructors.some(({ state }) => from.includes(state))) {
    throw conflict(msg('No instructor has the state that this action needs. Reload the session.'), 'nobody')
  }
  return { ...session, instructors: instructors.map((one) => (from.includes(one.state) ? { ...one, state: to } : one)) }
}
