import type { BookingState, LearnerSession } from '#shared/contract/bookings.ts'
import type { Reader } from '../../db/database.ts'
import { overlapsAmong, bookedSessions } from './overlaps.ts'

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number]

/** The sessions with their rooms and the learner's own booking (`own`), for further conditions. */
export function sessionRows(reader: Reader, uid: number | null) {
  return reader
    .selectFrom('training_sessions')
    .leftJoin('rooms', 'rooms.id', 'training_sessions.room_id')
    .leftJoin('session_bookings as own', (join) =>
      join.onRef('own.session_id', '=', 'training_sessions.id').on('own.uid', '=', uid ?? 0),
    )
    .select(['training_sessions.id', 'training_id', 'title', 'time_zone', 'from_at', 'until_at', 'status', 'reason'])
    .select(['training_sessions.capacity', 'rooms.name as room_name', 'rooms.place as room_place'])
    .select(['own.state as own_state', 'own.queued as own_queued'])
}

/** Presents sessions to a learner: with counts, instructors, the own booking and what overlaps with it. */
export async function presentSessions(
  reader: Reader,
  rows: readonly SessionRow[],
  { uid, at }: { uid: number | null; at: string },
): Promise<LearnerSession[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await countBookings(reader, ids)
  const instructors = await confirmedInstructors(reader, ids)
  const own = uid === null ? [] : await bookedSessions(reader, uid, at)
  const places = await waitingPlaces(reader, rows)
  const countOf = (id: number, state: BookingState) =>
    counts.find((row) => row.session_id === id && row.state === state)?.count ?? 0
  return rows.map((row) => ({
    id: row.id,
    training: row.training_id,
    title: row.title,
    from: row.from_at,
    until: row.until_at,
    time_zone: row.time_zone,
    status: row.status === 'cancelled' ? 'cancelled' : 'scheduled',
    reason: row.status === 'cancelled' ? row.reason : '',
    room: row.room_name === null ? null : { name: row.room_name, place: row.room_place ?? '' },
    instructors: instructors.filter(({ session_id }) => session_id === row.id).map(({ full_name }) => full_name),
    capacity: row.capacity,
    booked: countOf(row.id, 'booked'),
    waiting: countOf(row.id, 'waiting'),
    booking: row.own_state && { state: row.own_state, place: places.get(row.id) ?? null },
    overlaps: row.status === 'cancelled' ? [] : overlapsAmong(own, row),
  }))
}

function countBookings(reader: Reader, ids: readonly number[]) {
  return reader
    .selectFrom('session_bookings')
    .select(['session_id', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', 'in', ids)
    .groupBy(['session_id', 'state'])
    .execute()
}

function confirmedInstructors(reader: Reader, ids: readonly number[]) {
  return reader
    .selectFrom('session_instructors')
    .innerJoin('users', 'users.uid', 'session_instructors.uid')
    .select(['session_id', 'full_name'])
    .where('session_id', 'in', ids)
    .where('state', '=', 'confirmed')
    .where('users.status', '=', 'active')
    .orderBy('full_name')
    .execute()
}

/** The learner's places on the waiting lists, by session. */
async function waitingPlaces(reader: Reader, rows: readonly SessionRow[]): Promise<Map<number, number>> {
  const mine = rows.filter(({ own_state }) => own_state === 'waiting')
  if (mine.length === 0) return new Map()
  const found = await reader
    .selectFrom('session_bookings')
    .select('session_id')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or(mine.map(({ id, own_queued }) => eb.and([eb('session_id', '=', id), eb('queued', '<=', own_queued ?? 0)]))),
    )
    .groupBy('session_id')
    .execute()
  return new Map(found.map(({ session_id, place }) => [session_id, place]))
}
