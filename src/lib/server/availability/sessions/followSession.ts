import { toInstant } from '#shared/instant.ts'
import type { SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import type { Tx } from '../../db/database.ts'
import { forgetAttendance } from '../bookings/forgetAttendance.ts'
import { promoteWaiting } from '../bookings/promoteWaiting.ts'
import { followNextSession } from './followNextSession.ts'
import { notifyOfSession } from './notifyOfSession.ts'
import type { SavedSession } from './savedSessions.ts'

/** A change that is stored, and who made it. */
export interface StoredChange extends Pick<TrainingSessionChange, 'reason' | 'notify'> {
  by: number
  now: Date
  changes: readonly SessionFieldChange[]
}

/**
 * The consequences of a change: the training's next session, attendance that is open again, free places for the waiting
 * list, and notices. People who get a place always learn of it.
 */
export async function followSession(
  tx: Tx,
  before: SavedSession,
  after: SavedSession,
  change: StoredChange,
): Promise<void> {
  const changed = (...names: string[]) => change.changes.some(({ field }) => names.includes(field))
  if (changed('training', 'from', 'status')) await followNextSession(tx, [before.training, after.training], change.now)
  if (changed('from') && after.from > toInstant(change.now)) await forgetAttendance(tx, after.id)
  // Places that became free after the beginning are given when the session begins later.
  if (hasMorePlaces(before, after) || changed('from')) await promoteWaiting(tx, after.id, change.now)
  if (change.notify !== false) await notifyOfSession(tx, before, after, change)
}

function hasMorePlaces(before: SavedSession, after: SavedSession): boolean {
  if (after.status !== 'scheduled') return false
  const places = ({ status, capacity }: SavedSession) =>
    status === 'scheduled' ? (capacity ?? Number.POSITIVE_INFINITY) : 0
  return places(after) > places(before)
}
