import type { Tx } from '../../db/database.ts'
import { fillPlaces } from './fillPlaces.ts'
import { notifyLearner } from './notifyLearner.ts'
import { openBookings } from './openBookings.ts'

/**
 * Gives the free places of a session to the first people of its waiting list and notifies them. Call it after the
 * capacity of a session has grown, or when a session is scheduled again. Locks the session. Returns how many people got
 * a place.
 */
export async function promoteWaiting(tx: Tx, sessionId: number, now: Date): Promise<number> {
  const session = await openBookings(tx, sessionId)
  const promoted = await fillPlaces(tx, session, now)
  for (const booking of promoted) await notifyLearner(tx, { session, booking, type: 'session_promoted' }, now)
  return promoted.length
}
