import { sql } from 'kysely'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { openBookings } from '../bookings/openBookings.ts'
import { type SavedSession, savedSession } from './savedSessions.ts'

/** The room and the people that a change wants. */
type Wanted = Pick<TrainingSessionChange, 'room' | 'instructors'>

/**
 * Locks a session with its bookings, then the rooms and the people that it has or wants, until the transaction ends, and
 * returns the session. So two sessions that take one room or one person at the same moment are decided one after the
 * other, and the second one finds the first. SQLite has only one writer at a time and needs no lock.
 * @throws Refusal 404
 */
export async function lockSession(tx: Tx, id: number, { room, instructors = [] }: Wanted = {}): Promise<SavedSession> {
  if (dialectOf(tx) === 'sqlite') return savedSession(tx, id)
  await openBookings(tx, id)
  const session = await savedSession(tx, id)
  await lockRooms(tx, [session.room, room ?? null])
  await lockPeople(
    tx,
    [...session.instructors, ...instructors].map(({ uid }) => uid),
  )
  return session
}

/** In the order of their ids: all transactions lock rooms in this order. A locked room is not deleted meanwhile. */
export async function lockRooms(tx: Tx, ids: readonly (number | null)[]): Promise<void> {
  const rooms = ids.filter((id) => id !== null)
  if (rooms.length === 0 || dialectOf(tx) === 'sqlite') return
  await tx.selectFrom('rooms').select('id').where('id', 'in', rooms).orderBy('id').forNoKeyUpdate().execute()
}

/** In the order of their ids. A lock of the account would stop people from editing it. */
async function lockPeople(tx: Tx, uids: readonly number[]): Promise<void> {
  for (const uid of [...new Set(uids)].sort((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`teaches ${uid}`}, 0))`.execute(tx)
  }
}
