import type { Overlap } from '#shared/contract/bookings.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

/** The scheduled sessions that a learner has booked or waits for, from an instant (UTC text) on. */
export async function bookedSessions(reader: Reader, uid: number, at: string): Promise<Overlap[]> {
  const rows = await booked.rows(reader, { uid, at })
  return rows.flatMap(({ state, ...row }) => (state === 'cancelled' ? [] : { ...row, state }))
}

const booked = statement((reader: Reader, { uid, at }: Given<{ uid: number; at: string }>) =>
  reader
    .selectFrom('session_bookings')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_bookings.session_id')
    .select(['session_id as session', 'training_id as training', 'title', 'time_zone'])
    .select(['from_at as from', 'until_at as until', 'session_bookings.state'])
    .where('uid', '=', uid)
    .where('session_bookings.state', 'in', ['booked', 'waiting'])
    .where('status', '=', 'scheduled')
    .where('until_at', '>', at)
    .orderBy('from_at'),
)

/** Those of the learner's own sessions that take place at the same time as another session. */
export function overlapsAmong(
  own: readonly Overlap[],
  { id, from_at, until_at }: { id: number; from_at: string; until_at: string },
): Overlap[] {
  return own.filter(({ session, from, until }) => session !== id && from < until_at && from_at < until)
}
