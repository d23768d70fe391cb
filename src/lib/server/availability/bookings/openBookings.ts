import { notFound } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** A session whose bookings are locked until the transaction ends. */
export type OpenBookings = Awaited<ReturnType<typeof openBookings>>

/**
 * Opens the bookings of a session: locks the row of the session until the transaction ends. Every change of a session
 * or of its bookings starts here, so that they are decided one after the other.
 * @throws Refusal 404 for no such session
 */
export async function openBookings(tx: Tx, sessionId: number) {
  const session = await tx
    .selectFrom('training_sessions')
    .select(['id', 'training_id', 'title', 'time_zone', 'from_at', 'until_at', 'capacity', 'status'])
    .where('id', '=', sessionId)
    .$if(dialectOf(tx) === 'postgres', (sessions) => sessions.forUpdate())
    .executeTakeFirst()
  if (!session) throw notFound()
  return session
}
