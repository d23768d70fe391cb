import { toInstant } from '#shared/instant.ts'
import { visibleIn } from '../../catalogue/facts/visible.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { OpenBookings } from './openBookings.ts'
import { organizationsOfUser } from './peopleWhoSee.ts'

/** A person who has got a place. `queued` names the booking: a new booking of the person has another one. */
export interface Promoted {
  id: number
  uid: number
  queued: number
}

/**
 * Gives the free places of an open session to the first people of its waiting list who can get one. A session that is not
 * scheduled or that has begun gives none.
 */
export async function fillPlaces(tx: Tx, session: OpenBookings, now: Date): Promise<Promoted[]> {
  if (session.status !== 'scheduled' || session.from_at <= toInstant(now)) return []
  const free = session.capacity === null ? null : session.capacity - (await countBooked(tx, session.id))
  if (free !== null && free <= 0) return []
  const first = await placeableBookings(tx)
    .select(['session_bookings.id', 'session_bookings.uid', 'session_bookings.queued'])
    .where('session_id', '=', session.id)
    .orderBy('queued')
    .$if(free !== null, (waiting) => waiting.limit(free ?? 0))
    .execute()
  if (first.length === 0) return []
  await tx
    .updateTable('session_bookings')
    .set({ state: 'booked', changed: toInstant(now) })
    .where(
      'id',
      'in',
      first.map(({ id }) => id),
    )
    .execute()
  return first
}

/** The bookings of people who can get a place: they wait, their accounts are active, and they may see the training. */
export function placeableBookings(reader: Reader) {
  return reader
    .selectFrom('session_bookings')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_bookings.session_id')
    .innerJoin('trainings', 'trainings.id', 'training_sessions.training_id')
    .innerJoin('users', 'users.uid', 'session_bookings.uid')
    .where('session_bookings.state', '=', 'waiting')
    .where('users.status', '=', 'active')
    .where(visibleIn(organizationsOfUser))
}

async function countBooked(tx: Tx, sessionId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('session_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow()
  return count
}
