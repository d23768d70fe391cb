import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import { touch } from '../../cache/clock.ts'
import type { Database } from '../../db/database.ts'
import { type BookingRequest, type BookingResult, sessionsTag } from './bookSession.ts'
import { notifyLearner } from './notifyLearner.ts'
import { openBookings } from './openBookings.ts'
import { findBooking } from './ownBooking.ts'
import { promoteWaiting } from './promoteWaiting.ts'

/**
 * Cancels the learner's booking; its place goes to the first person of the waiting list in the same transaction. The
 * enrolment stays. Cancelling again has no effect.
 * @throws Refusal 404 if the learner never booked this session; 409 `begun` if it has begun
 */
export function cancelBooking(
  db: Database,
  { user, trainingId, sessionId, now }: BookingRequest,
): Promise<BookingResult> {
  const cancelled = { state: 'cancelled', place: null } as const
  return db.transact(async (tx) => {
    const session = await openBookings(tx, sessionId)
    const held = await findBooking(tx, sessionId, user.uid)
    if (!held || session.training_id !== trainingId) throw notFound()
    if (held.state === 'cancelled') return { ...cancelled, changed: false }
    if (session.from_at <= toInstant(now)) {
      throw conflict(msg('This session has begun. The booking can no longer be cancelled.'), 'begun')
    }
    await tx
      .updateTable('session_bookings')
      .set({ state: 'cancelled', changed: toInstant(now) })
      .where('id', '=', held.id)
      .execute()
    if (held.state === 'booked') {
      // Of a cancelled session the learner was notified before.
      if (session.status === 'scheduled') {
        await notifyLearner(tx, { session, booking: held, type: 'session_cancelled' }, now)
      }
      await promoteWaiting(tx, sessionId, now)
    }
    await touch(tx, [sessionsTag(trainingId)])
    return { ...cancelled, changed: true }
  })
}
