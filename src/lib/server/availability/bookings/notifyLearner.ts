import type { Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import type { Promoted } from './fillPlaces.ts'
import type { OpenBookings } from './openBookings.ts'
import { peopleWhoSee } from './peopleWhoSee.ts'

/** A change of one person's booking. `session_cancelled`: the person has cancelled it, or it was `ended` for them. */
interface BookingChange {
  session: OpenBookings
  booking: Pick<Promoted, 'uid' | 'queued'>
  type: 'session_booked' | 'session_waiting' | 'session_promoted' | 'session_cancelled'
  ended?: boolean
}

/** Notifies a learner of a change of the learner's booking. */
export async function notifyLearner(
  tx: Tx,
  { session, booking, type, ended = false }: BookingChange,
  now: Date,
): Promise<void> {
  const { uid, queued } = booking
  const { id, training_id: training, title, from_at: from, time_zone } = session
  const about = { session: id, training, title, from, time_zone }
  // A later booking of the same person is another one.
  const key = `session:${id}:${type}:${uid}:${queued}`
  const whose = ended ? { ended } : { own: true }
  if (type === 'session_cancelled') {
    const seen = (await peopleWhoSee(tx, training, [uid])).has(uid) ? {} : { unseen: true }
    await notify(tx, { uid, type, details: { ...about, ...whose, ...seen }, key }, now)
  } else await notify(tx, { uid, type, details: about, key }, now)
}
