import type { Expression } from 'kysely'
import type { BookingState, LearnerSession } from '#shared/contract/bookings.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { overlapsAmong, bookedSessions } from './overlaps.ts'

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number]

/** The sessions with their rooms and the booking (`own`) of the user `uid`, for further conditions. */
export function sessionRows(reader: Reader, uid: Expression<number>) {
  return reader
    .selectFrom('training_sessions')
    .leftJoin('rooms', 'rooms.id', 'training_sessions.room_id')
    .leftJoin('session_bookings as own', (join) =>
      join.onRef('own.session_id', '=', 'training_sessions.id').on('own.uid', '=', uid),
    )
    .select(['training_sessions.id', 'training_id', 'title', 'time_zone', 'from_at', 'until_at', 'status', 'reason'])
    .select(['training_sessions.capacity', 'rooms.name as room_name', 'rooms.place as room_place'])
    .select(['own.state as own_state', 'own.queued as own_queued'])
}

/** Presents sessions to a learner: with counts, instructors, the learner's booking and what overlaps with it. */
export async function presentSessions(
  reader: Reader,
  rows: readonly SessionRow[],
  { uid, at }: { uid: number | null; at: string },
): Promise<LearnerSession[]> {
  if (rows.length === 0) return []
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const counts = await bookingCounts.rows(reader, { ids })
  const instructors = await confirmedInstructors.rows(reader, { ids })
  const own = uid === null ? [] : await bookedSessions(reader, uid, at)
  const places = await waitingPlaces(reader, rows, uid)
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

const bookingCounts = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('session_bookings')
    .select(['session_id', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', 'in', numbersIn(ids, dialectOf(reader)))
    .groupBy(['session_id', 'state']),
)

const confirmedInstructors = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('session_instructors')
    .innerJoin('users', 'users.uid', 'session_instructors.uid')
    .select(['session_id', 'full_name'])
    .where('session_id', 'in', numbersIn(ids, dialectOf(reader)))
    .where('state', '=', 'confirmed')
    .where('users.status', '=', 'active')
    .orderBy('full_name'),
)

/** The learner's places on the waiting lists, by session. */
async function waitingPlaces(
  reader: Reader,
  rows: readonly SessionRow[],
  uid: number | null,
): Promise<Map<number, number>> {
  const mine = rows.filter(({ own_state }) => own_state === 'waiting').map(({ id }) => id)
  if (uid === null || mine.length === 0) return new Map()
  const found = await placesInLine.rows(reader, { uid, ids: JSON.stringify(mine) })
  return new Map(found.map(({ session_id, place }) => [session_id, place]))
}

const placesInLine = statement((reader: Reader, { uid, ids }: Given<{ uid: number; ids: string }>) =>
  reader
    .selectFrom('session_bookings as own')
    .innerJoin('session_bookings as line', 'line.session_id', 'own.session_id')
    .select('line.session_id')
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .where('own.uid', '=', uid)
    .where('own.session_id', 'in', numbersIn(ids, dialectOf(reader)))
    .where('line.state', '=', 'waiting')
    .whereRef('line.queued', '<=', 'own.queued')
    .groupBy('line.session_id'),
)
