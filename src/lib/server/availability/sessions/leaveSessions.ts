import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import { touchSession } from './touchSession.ts'
import { endBooking } from '../bookings/endBooking.ts'
import { openBookings } from '../bookings/openBookings.ts'
import { findBooking } from '../bookings/ownBooking.ts'

/** Takes a person who is erased out of all sessions to come: as a learner, and as an instructor. */
export async function leaveSessions(tx: Tx, uid: number, now: Date): Promise<void> {
  const at = toInstant(now)
  const coming = tx.selectFrom('training_sessions').select('id').where('from_at', '>', at)
  const booked = await tx
    .selectFrom('session_bookings')
    .select('session_id')
    .where('uid', '=', uid)
    .where('state', 'in', ['booked', 'waiting'])
    .where('session_id', 'in', coming)
    .orderBy('session_id')
    .execute()
  for (const { session_id } of booked) {
    const session = await openBookings(tx, session_id)
    const held = await findBooking(tx, session_id, uid)
    if (held) await endBooking(tx, session, held, now)
  }
  const taught = await tx
    .deleteFrom('session_instructors')
    .where('uid', '=', uid)
    .where('session_id', 'in', coming)
    .returning('session_id')
    .execute()
  for (const { session_id } of taught)
    await touchSession(tx, session_id, { action: 'change', actor: null, matters: true, now })
}
