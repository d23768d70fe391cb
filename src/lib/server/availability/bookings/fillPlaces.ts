import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import type { OpenBookings } from './openBookings.ts'

/** A person who has got a place. `queued` names the booking: a new booking of the person has another one. */
export interface Promoted {
  id: number
  uid: number
  queued: number
}

/**
 * Gives the free places of an open session to the first people of its waiting list whose accounts are active. A session
 * that is not scheduled or that has begun gives none.
 */
export async function fillPlaces(tx: Tx, session: OpenBookings, now: Date): Promise<Promoted[]> {
  if (session.status !== 'scheduled' || session.from_at <= toInstant(now)) return []
  const free = session.capacity === null ? null : session.capacity - (await countBooked(tx, session.id))
  if (free !== null && free <= 0) return []
  const first = await tx
    .selectFrom('session_bookings')
    .innerJoin('users', 'users.uid', 'session_bookings.uid')
    .select(['session_bookings.id', 'session_bookings.uid', 'session_bookings.queued'])
    .where('session_id', '=', session.id)
    .where('session_bookings.state', '=', 'waiting')
    .where('users.status', '=', 'active')
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

async function countBooked(tx: Tx, sessionId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('session_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow()
  return count
}
