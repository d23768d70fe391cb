import { toInstant } from '#shared/instant.ts'
import type { Database, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { EnrolmentRequest } from '../../enrolments/enrolment.ts'
import { endBooking } from './endBooking.ts'
import { openBookings, type OpenBookings } from './openBookings.ts'
import { findBooking } from './ownBooking.ts'

/**
 * Runs an action on an enrolment. If it withdraws the learner, the bookings of the training's later sessions end in the
 * same transaction. All sessions are locked first, in the order of their ids.
 */
export function leavingSessions<T>(
  db: Database,
  { withdraws, ...request }: EnrolmentRequest & { withdraws: boolean },
  run: (db: Database) => Promise<T>,
): Promise<T> {
  if (!withdraws) return run(db)
  return db.transact(async (tx) => {
    await leaveSessions(tx, request)
    return run(inTransaction(tx))
  })
}

async function leaveSessions(tx: Tx, { user, trainingId, now }: EnrolmentRequest): Promise<void> {
  const booked = await tx
    .selectFrom('training_sessions')
    .innerJoin('session_bookings', 'session_bookings.session_id', 'training_sessions.id')
    .select('training_sessions.id')
    .where('training_id', '=', trainingId)
    .where('from_at', '>', toInstant(now))
    .where('uid', '=', user.uid)
    .where('session_bookings.state', '<>', 'cancelled')
    .orderBy('training_sessions.id')
    .execute()
  const sessions: OpenBookings[] = []
  for (const { id } of booked) sessions.push(await openBookings(tx, id))
  for (const session of sessions) {
    const held = await findBooking(tx, session.id, user.uid)
    if (held && held.state !== 'cancelled') await endBooking(tx, session, held, now)
  }
}
