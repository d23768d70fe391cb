import type { BookingState, SessionBooking } from '#shared/contract/bookings.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

const order: Record<BookingState, number> = { booked: 0, waiting: 1, cancelled: 2 }

/**
 * The bookings of a session: the people with a place by name, then the waiting list in its order, then the cancelled
 * ones.
 * @throws Refusal 404 for no such session
 */
export async function bookingsOf(reader: Reader, sessionId: number): Promise<SessionBooking[]> {
  const rows = await reader
    .selectFrom('session_bookings')
    .innerJoin('users', 'users.uid', 'session_bookings.uid')
    .select(['session_bookings.uid', 'state', 'queued', 'changed', 'attended', 'full_name', 'avatar', 'users.status'])
    .where('session_id', '=', sessionId)
    .orderBy('full_name')
    .orderBy('session_bookings.uid')
    .execute()
  if (rows.length === 0) await requireSession(reader, sessionId)
  const turns = rows.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.queued - b.queued)
  const placeOf = new Map(turns.map(({ uid }, index) => [uid, index + 1]))
  return rows
    .map(({ queued: _, attended, status, ...row }) => ({
      ...row,
      blocked: status === 'blocked',
      place: placeOf.get(row.uid) ?? null,
      attended: attended === null ? null : attended === 1,
    }))
    .toSorted((a, b) => order[a.state] - order[b.state] || (a.place ?? 0) - (b.place ?? 0))
}

async function requireSession(reader: Reader, id: number): Promise<void> {
  const row = await reader.selectFrom('training_sessions').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
}
