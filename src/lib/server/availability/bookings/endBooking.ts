import { toInstant } from '#shared/instant.ts'
import { touch } from '../../cache/clock.ts'
import type { Tx } from '../../db/database.ts'
import { sessionsTag } from './bookSession.ts'
import { notifyLearner } from './notifyLearner.ts'
import type { OpenBookings } from './openBookings.ts'
import type { HeldBooking } from './ownBooking.ts'
import { promoteWaiting } from './promoteWaiting.ts'

/**
 * Ends a booking of an open session; a free place goes to the first person of the waiting list.
 * @param byOther whether another person ends it: then people who waited are notified too
 */
export async function endBooking(
  tx: Tx,
  session: OpenBookings,
  held: HeldBooking,
  now: Date,
  { byOther = false }: { byOther?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('session_bookings')
    .set({ state: 'cancelled', changed: toInstant(now) })
    .where('id', '=', held.id)
    .execute()
  // Of a cancelled session the learner was notified before.
  if (session.status === 'scheduled' && (held.state === 'booked' || byOther)) {
    await notifyLearner(tx, { session, booking: held, type: 'session_cancelled', ended: byOther }, now)
  }
  if (held.state === 'booked') await promoteWaiting(tx, session.id, now)
  await touch(tx, [sessionsTag(session.training_id)])
}
