import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRequest, BookingResult } from './bookSession.ts'
import { endBooking } from './endBooking.ts'
import { openBookings } from './openBookings.ts'
import { findBooking } from './ownBooking.ts'

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
    await endBooking(tx, session, held, now)
    return { ...cancelled, changed: true }
  })
}
