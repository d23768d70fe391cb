import { type ConflictReader, translatedConflict } from '#shared/availability/conflictTexts.ts'
import { conflictsOf, type FoundConflict } from '#shared/availability/conflicts.ts'
import { readRange, type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'
import { instructorsAmong } from '../calendar/instructorsAmong.ts'
import { type CalendarSource, directCalendars } from '../calendar/keptCalendars.ts'
import { type SavedSession, sessionsOf } from './savedSessions.ts'

/** The reader of sessions: their conflicts are in this reader's language. */
export interface SessionReading extends ConflictReader {
  /** Where the calendars of instructors are from; without it, they are read. */
  calendars?: CalendarSource
}

/** The sessions with their conflicts, in the same order. */
export async function withConflicts(
  reader: Reader,
  sessions: readonly SavedSession[],
  reading: SessionReading,
): Promise<TrainingSession[]> {
  const found = await conflictsIn(reader, sessions, reading.calendars)
  return sessions.map((session, place) => ({
    ...session,
    conflicts: found[place]!.map((conflict) => translatedConflict(conflict, reading)),
  }))
}

/**
 * The conflicts of each session, in the same order; a few queries for any number of sessions. People who no longer
 * teach, because their accounts are blocked or have lost the role, cover no session.
 */
export async function conflictsIn(
  reader: Reader,
  sessions: readonly SavedSession[],
  source: CalendarSource = directCalendars(reader),
): Promise<FoundConflict[][]> {
  const planned = sessions.filter(({ status }) => status !== 'cancelled')
  if (planned.length === 0) return sessions.map(() => [])
  const span = spanAround(planned)
  const uids = [...new Set(planned.flatMap(({ instructors }) => instructors.map(({ uid }) => uid)))]
  const others = await sessionsNear(reader, planned, span, uids)
  const calendars = await source(uids, span)
  const seats = await seatsOf(reader, planned)
  const nearOf = neighbours(others)
  const teaching = new Set(await instructorsAmong(reader, uids))
  return sessions.map((session) =>
    conflictsOf(taughtBy(session, teaching), { sessions: nearOf(session), calendars, seats }),
  )
}

/** The session without the instructors who no longer teach: with nobody else, it has no instructor. */
function taughtBy(session: SavedSession, teaching: ReadonlySet<number>): SavedSession {
  return { ...session, instructors: session.instructors.filter(({ uid }) => teaching.has(uid)) }
}

/** Finds the sessions that have the room or an instructor of a session, and are less than a day away. */
function neighbours(others: readonly SavedSession[]): (session: SavedSession) => SavedSession[] {
  const byRoom = Map.groupBy(others, ({ room }) => room)
  const teaching = others.flatMap((other) => other.instructors.map(({ uid }) => ({ uid, other })))
  const byPerson = Map.groupBy(teaching, ({ uid }) => uid)
  return (session) => {
    const inRoom = session.room === null ? [] : (byRoom.get(session.room) ?? [])
    const withPeople = session.instructors.flatMap(({ uid }) => byPerson.get(uid) ?? []).map(({ other }) => other)
    const near = writtenRange(spanAround([session]))
    return [...new Set([...inRoom, ...withPeople])].filter(
      (other) => other.from < near.until && near.from < other.until && canDisturb(other, session),
    )
  }
}

/** A draft takes neither a room nor a person from a session that is scheduled. */
function canDisturb(other: SavedSession, session: SavedSession): boolean {
  return other.status === 'scheduled' || session.status === 'draft'
}

/** From a day before the first session to a day after the last one. */
function spanAround(sessions: readonly SavedSession[]): TimeRange {
  const ranges = sessions.map(readRange)
  const from = ranges.reduce((first, range) => Math.min(first, range.from), Number.POSITIVE_INFINITY)
  const until = ranges.reduce((last, range) => Math.max(last, range.until), 0)
  return { from: from - DAY_MS, until: until + DAY_MS }
}

/** These sessions, and the others of a span that have a room or an instructor in common with one of them. */
async function sessionsNear(
  reader: Reader,
  sessions: readonly SavedSession[],
  span: TimeRange,
  uids: readonly number[],
): Promise<SavedSession[]> {
  const rooms = [...new Set(sessions.flatMap(({ room }) => room ?? []))]
  const { from, until } = writtenRange(span)
  const meeting = () =>
    reader
      .selectFrom('training_sessions')
      .select('training_sessions.id')
      .where('from_at', '<', until)
      .where('until_at', '>', from)
      .where('status', '<>', 'cancelled')
  const inRooms = await inSlices(rooms, (slice) => meeting().where('room_id', 'in', slice).execute())
  const withPeople = await inSlices(uids, (slice) =>
    meeting()
      .where('training_sessions.id', 'in', (eb) =>
        eb.selectFrom('session_instructors').select('session_id').where('uid', 'in', slice),
      )
      .execute(),
  )
  const known = new Set(sessions.map(({ id }) => id))
  const ids = new Set([...inRooms, ...withPeople].map(({ id }) => id))
  const rows = await inSlices([...ids.difference(known)], (slice) =>
    reader.selectFrom('training_sessions').selectAll().where('id', 'in', slice).execute(),
  )
  return [...sessions, ...(await sessionsOf(reader, rows))]
}

/** The places of the rooms with a limit. */
async function seatsOf(reader: Reader, sessions: readonly SavedSession[]): Promise<Map<number, number>> {
  const rooms = sessions.flatMap(({ room }) => room ?? [])
  const rows = await inSlices(rooms, (slice) =>
    reader.selectFrom('rooms').select(['id', 'seats']).where('id', 'in', slice).execute(),
  )
  return new Map(rows.flatMap(({ id, seats }) => (seats === null ? [] : [[id, seats] as const])))
}
