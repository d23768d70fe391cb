import { toInstant } from '#shared/instant.ts'
import { createAttempts } from '../../db/attempts.ts'
import type { Database } from '../../db/database.ts'
import { enrolmentOf } from '../../enrolments/enrolment.ts'
import { endBooking } from './endBooking.ts'
import { openBookings } from './openBookings.ts'
import { findBooking } from './ownBooking.ts'

/** The bookings of one run; the next run ends the others. */
const MOST = 500

/**
 * Ends bookings of later sessions whose learners are withdrawn from the training: by an order that was cancelled or
 * returned, or by a withdrawal at the same moment as the booking. Returns how many.
 * @throws AggregateError of those that failed, after the others were ended
 */
export async function endWithdrawnBookings({ db, clock }: { db: Database; clock: () => Date }): Promise<number> {
  const now = clock()
  const found = await db.reader
    .selectFrom('training_sessions')
    .innerJoin('session_bookings', 'session_bookings.session_id', 'training_sessions.id')
    .innerJoin('enrolments', (join) =>
      join
        .onRef('enrolments.uid', '=', 'session_bookings.uid')
        .onRef('enrolments.training_id', '=', 'training_sessions.training_id'),
    )
    .select(['training_sessions.id', 'session_bookings.uid'])
    .where('from_at', '>', toInstant(now))
    .where('session_bookings.state', 'in', ['booked', 'waiting'])
    .where('enrolments.state', '=', 'withdrawn')
    .orderBy('session_bookings.id')
    .limit(MOST)
    .execute()
  const attempts = createAttempts()
  let ended = 0
  for (const place of found) if (await attempts.attempt(() => endOne(db, place, now))) ended++
  attempts.throwFailures('Some bookings could not be ended.')
  return ended
}

function endOne(db: Database, { id, uid }: { id: number; uid: number }, now: Date): Promise<boolean> {
  return db.transact(async (tx) => {
    const session = await openBookings(tx, id)
    const held = await findBooking(tx, id, uid)
    const enrolment = await enrolmentOf(tx, { uid, trainingId: session.training_id })
    if (!held || held.state === 'cancelled' || enrolment?.state !== 'withdrawn') return false
    await endBooking(tx, session, held, now)
    return true
  })
}
