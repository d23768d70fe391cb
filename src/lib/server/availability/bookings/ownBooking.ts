import type { BookingState, OwnBooking } from '#shared/contract/bookings.ts'
import type { Reader } from '../../db/database.ts'

/** A person's booking of a session. */
export interface HeldBooking {
  id: number
  uid: number
  session_id: number
  state: BookingState
  queued: number
}

/** The booking of a person; `undefined` if the person never booked the session. */
export function findBooking(reader: Reader, sessionId: number, uid: number): Promise<HeldBooking | undefined> {
  return reader
    .selectFrom('session_bookings')
    .select(['id', 'uid', 'session_id', 'state', 'queued'])
    .where('session_id', '=', sessionId)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

/** A booking as its owner sees it, with the place on the waiting list. */
export async function ownBooking(reader: Reader, { session_id, state, queued }: HeldBooking): Promise<OwnBooking> {
  if (state !== 'waiting') return { state, place: null }
  const { place } = await reader
    .selectFrom('session_bookings')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('session_id', '=', session_id)
    .where('state', '=', 'waiting')
    .where('queued', '<=', queued)
    .executeTakeFirstOrThrow()
  return { state, place }
}
