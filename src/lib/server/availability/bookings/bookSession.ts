import type { OwnBooking } from '#shared/contract/bookings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import { touch } from '../../cache/clock.ts'
import { requireVisible } from '../../catalogue/list/requireVisible.ts'
import type { Database, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { enrol } from '../../enrolments/enrolment.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { fillPlaces } from './fillPlaces.ts'
import { notifyLearner } from './notifyLearner.ts'
import { openBookings, type OpenBookings } from './openBookings.ts'
import { findBooking, ownBooking } from './ownBooking.ts'

/** A learner who books or cancels a session of a training. */
export interface BookingRequest {
  user: CurrentUser
  trainingId: number
  sessionId: number
  now: Date
}

/** The booking after a call, and whether the call changed it. */
export interface BookingResult extends OwnBooking {
  changed: boolean
}

/** The tag of pages that show the sessions of a training with their free places. */
export function sessionsTag(trainingId: number): string {
  return `sessions:${trainingId}`
}

/**
 * Books a place in a session, or the next turn on its waiting list if it is full, and enrols the learner. An existing
 * booking stays as it is.
 * @throws Refusal 404 if the learner may not see the training or the session; 409 `begun` or `cancelled`; 409 `not_free`
 * as `enrol`
 */
export function bookSession(db: Database, request: BookingRequest): Promise<BookingResult> {
  const { user, trainingId, sessionId, now } = request
  return db.transact(async (tx) => {
    const session = await openBookings(tx, sessionId)
    if (session.training_id !== trainingId) throw notFound()
    await requireVisible(tx, user, trainingId)
    const held = await findBooking(tx, sessionId, user.uid)
    if (held && held.state !== 'cancelled') return { ...(await ownBooking(tx, held)), changed: false }
    requireBookable(session, now)
    await enrol(inTransaction(tx), request)
    await queue(tx, request)
    const promoted = await fillPlaces(tx, session, now)
    const booking = await findBooking(tx, sessionId, user.uid)
    if (!booking) throw new Error(`The booking of session ${sessionId} is lost.`)
    for (const other of promoted.filter(({ uid }) => uid !== user.uid)) {
      await notifyLearner(tx, { session, booking: other, type: 'session_promoted' }, now)
    }
    const type = booking.state === 'booked' ? 'session_booked' : 'session_waiting'
    await notifyLearner(tx, { session, booking, type }, now)
    await touch(tx, [sessionsTag(trainingId)])
    return { ...(await ownBooking(tx, booking)), changed: true }
  })
}

function requireBookable({ status, from_at }: OpenBookings, now: Date): void {
  if (status === 'draft') throw notFound()
  if (status === 'cancelled') throw conflict(msg('This session is cancelled.'), 'cancelled')
  if (from_at <= toInstant(now)) throw conflict(msg('This session has begun. It can no longer be booked.'), 'begun')
}

/** Puts the learner at the end of the waiting list, from which the free places are filled: nobody is overtaken. */
async function queue(tx: Tx, { user, sessionId, now }: BookingRequest): Promise<void> {
  const { last } = await tx
    .selectFrom('session_bookings')
    .select(({ fn }) => fn.max<number | null>('queued').as('last'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const unrecorded = { attended: null, attended_at: null }
  const fresh = { state: 'waiting', queued: (last ?? 0) + 1, changed: toInstant(now), ...unrecorded } as const
  await tx
    .insertInto('session_bookings')
    .values({ session_id: sessionId, uid: user.uid, created: toInstant(now), ...fresh })
    .onConflict((held) => held.columns(['session_id', 'uid']).doUpdateSet(fresh))
    .execute()
}
