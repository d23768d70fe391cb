import type { SessionBooking } from '#shared/contract/bookings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database } from '../../db/database.ts'
import { bookingsOf } from './bookingsOf.ts'
import { endBooking } from './endBooking.ts'
import { openBookings } from './openBookings.ts'
import { findBooking } from './ownBooking.ts'

/** The booking of a person, and the course administrator who ends it. */
interface BookingEnd {
  sessionId: number
  uid: number
  by: number
  now: Date
}

/**
 * Ends the booking of a person, for example of a blocked account that cannot give the place back. The place goes to the
 * first person of the waiting list in the same transaction. Ending it again has no effect. Returns all bookings.
 * @throws Refusal 404 if the person never booked this session; 409 `begun` if it has begun
 */
export function endPersonBooking(db: Database, { sessionId, uid, by, now }: BookingEnd): Promise<SessionBooking[]> {
  return db.transact(async (tx) => {
    const session = await openBookings(tx, sessionId)
    const held = await findBooking(tx, sessionId, uid)
    if (!held) throw notFound()
    if (held.state === 'cancelled') return bookingsOf(tx, sessionId)
    if (session.from_at <= toInstant(now)) {
      throw conflict(msg('This session has begun. The booking can no longer be cancelled.'), 'begun')
    }
    await endBooking(tx, session, held, now, { byOther: true })
    const subject = { type: 'training_session', id: sessionId, label: session.title } as const
    const states = { before: { bookings: { [uid]: held.state } }, after: { bookings: { [uid]: 'cancelled' } } }
    await noteChange(tx, { actor: by, action: 'changed', subject, ...states }, now)
    return bookingsOf(tx, sessionId)
  })
}
