import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'
import type { TrainingSessionRow } from '../../db/schema/availabilityTables.ts'

/** A session as it is stored, without its conflicts. */
export type SavedSession = Omit<TrainingSession, 'conflicts'>

/** @throws Refusal 404 */
export async function savedSession(reader: Reader, id: number): Promise<SavedSession> {
  const [session] = await sessionsOf(reader, [await sessionRow(reader, id)])
  if (!session) throw notFound()
  return session
}

/** @throws Refusal 404 */
export async function sessionRow(reader: Reader, id: number): Promise<TrainingSessionRow> {
  const row = await reader.selectFrom('training_sessions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The sessions of these rows in the same order, with their instructors and the numbers of their bookings. */
export async function sessionsOf(reader: Reader, rows: readonly TrainingSessionRow[]): Promise<SavedSession[]> {
  const ids = rows.map(({ id }) => id)
  const instructors = groupedBySession(await inSlices(ids, (slice) => instructorRows(reader, slice)))
  const bookings = groupedBySession(await inSlices(ids, (slice) => bookingCounts(reader, slice)))
  return rows.map((row) => {
    const countOf = (wanted: 'booked' | 'waiting') =>
      Number(bookings.get(row.id)?.find(({ state }) => state === wanted)?.people ?? 0)
    return {
      id: row.id,
      training: row.training_id,
      title: row.title,
      time_zone: row.time_zone,
      room: row.room_id,
      capacity: row.capacity,
      from: row.from_at,
      until: row.until_at,
      status: row.status,
      instructors: (instructors.get(row.id) ?? []).map(({ uid, state }) => ({ uid, state })),
      booked: countOf('booked'),
      waiting: countOf('waiting'),
      revision: row.revision,
    }
  })
}

function instructorRows(reader: Reader, ids: number[]) {
  return reader
    .selectFrom('session_instructors')
    .select(['session_id', 'uid', 'state'])
    .where('session_id', 'in', ids)
    .orderBy('uid')
    .execute()
}

function bookingCounts(reader: Reader, ids: number[]) {
  return reader
    .selectFrom('session_bookings')
    .select(({ fn }) => ['session_id', 'state', fn.countAll<number>().as('people')])
    .where('session_id', 'in', ids)
    .where('state', '<>', 'cancelled')
    .groupBy(['session_id', 'state'])
    .execute()
}

function groupedBySession<Row extends { session_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ session_id }) => session_id)
}
