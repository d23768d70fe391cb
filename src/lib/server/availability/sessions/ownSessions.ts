import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

/**
 * The sessions of a span that the user teaches or is asked to teach, also cancelled ones: open requests first, then by
 * time. Provisional ones are left out: the user was not asked yet.
 */
export async function ownSessions(
  reader: Reader,
  uid: number,
  { from, until }: { from: string; until: string },
): Promise<OwnSession[]> {
  const rows = await knownTo(reader, uid)
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .orderBy('from_at')
    .orderBy('training_sessions.id')
    .execute()
  const isOpen = ({ state, status }: OwnSession) => state === 'requested' && status !== 'cancelled'
  return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))]
}

/** @throws Refusal 404 for a session that the user neither teaches nor is asked to teach */
export async function ownSession(reader: Reader, uid: number, id: number): Promise<OwnSession> {
  const session = await knownTo(reader, uid).where('training_sessions.id', '=', id).executeTakeFirst()
  if (!session) throw notFound()
  return session
}

function knownTo(reader: Reader, uid: number) {
  return reader
    .selectFrom('session_instructors')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_instructors.session_id')
    .leftJoin('rooms', 'rooms.id', 'training_sessions.room_id')
    .select(['training_sessions.id', 'training_id as training', 'title', 'from_at as from', 'until_at as until'])
    .select(['time_zone', 'rooms.name as room_name', 'status', 'state', 'training_sessions.revision'])
    .where('session_instructors.uid', '=', uid)
    .where('state', '<>', 'provisional')
}
