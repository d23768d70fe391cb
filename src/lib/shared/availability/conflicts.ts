import {
  type ConflictCode,
  type ConflictSeverity,
  conflictCodes,
  type TrainingSession,
} from '../contract/trainingSessions.ts'
import { MINUTE_MS } from '../time.ts'
import { type InstructorCalendar, timeOffOf } from './calendar.ts'
import { type ConflictText, conflictTexts } from './conflictTexts.ts'
import { hoursIn } from './hours.ts'
import { outsideHours } from './outsideHours.ts'
import { meetsOne, normalised, overlap, readRange, type TimeRange, without } from './ranges.ts'

/** The part of a session that conflicts depend on. */
export type PlannedSession = Pick<
  TrainingSession,
  'id' | 'title' | 'status' | 'from' | 'until' | 'time_zone' | 'room' | 'capacity' | 'booked' | 'instructors'
>

/** Everything around a session; other sessions that are a day away or more can be left out. */
export interface SessionSurroundings {
  /** It may hold the session itself. */
  sessions: readonly PlannedSession[]
  /** By uid. Of these, only hours, time off, busy times and the wanted pause are read. */
  calendars: ReadonlyMap<number, InstructorCalendar>
  /** The places of rooms by id; a room without a limit is missing. */
  seats: ReadonlyMap<number, number>
}

/** A conflict before it is translated. */
export interface FoundConflict extends ConflictText {
  code: ConflictCode
  severity: ConflictSeverity
  /** The instructor, if the conflict is about one. */
  uid?: number
}

/** The severity of each conflict. */
export const severityOf: Readonly<Record<ConflictCode, ConflictSeverity>> = {
  no_instructor: 'error',
  double_booked: 'error',
  time_off: 'error',
  room_taken: 'error',
  over_capacity: 'error',
  outside_hours: 'warning',
  external_busy: 'warning',
  unconfirmed: 'warning',
  short_gap: 'info',
}

/** The conflicts of one session, the worst first. A cancelled session has none. */
export function conflictsOf(session: PlannedSession, around: SessionSurroundings): FoundConflict[] {
  if (session.status === 'cancelled') return []
  const others = around.sessions.filter(({ id, status }) => id !== session.id && status !== 'cancelled')
  const found = [
    ...instructorsOf(session).flatMap((instructor) => conflictsOfPerson(instructor, session, others, around)),
    ...conflictsOfRoom(session, others, around),
    ...(hasInstructor(session, around) ? [] : [conflictOf('no_instructor', conflictTexts.noInstructor)]),
  ]
  return found.sort(
    (one, other) =>
      conflictCodes.indexOf(one.code) - conflictCodes.indexOf(other.code) || (one.uid ?? 0) - (other.uid ?? 0),
  )
}

type Instructor = PlannedSession['instructors'][number]

/** The instructors who have not declined. */
function instructorsOf({ instructors }: PlannedSession): Instructor[] {
  return instructors.filter(({ state }) => state !== 'declined')
}

/** An instructor with time off cannot teach: the session is uncovered. */
function hasInstructor(session: PlannedSession, { calendars }: SessionSurroundings): boolean {
  const range = readRange(session)
  return instructorsOf(session).some(({ uid }) => {
    const calendar = calendars.get(uid)
    return !calendar || !meetsOne(timeOffOf(calendar), range)
  })
}

function conflictsOfPerson(
  { uid, state }: Instructor,
  session: PlannedSession,
  others: readonly PlannedSession[],
  { calendars }: SessionSurroundings,
): FoundConflict[] {
  const calendar = calendars.get(uid)
  const own = others.filter((other) => instructorsOf(other).some((person) => person.uid === uid))
  const found = [
    ...doubleBookings(session, own),
    ...(calendar ? [...absences(session, calendar), ...shortGaps(session, own, calendar.gap_minutes)] : []),
    ...(state === 'confirmed' ? [] : [conflictOf('unconfirmed', conflictTexts.unconfirmed)]),
  ]
  return found.map((conflict) => ({ ...conflict, uid }))
}

function doubleBookings(session: PlannedSession, own: readonly PlannedSession[]): FoundConflict[] {
  return own
    .filter((other) => overlap(readRange(session), readRange(other)))
    .map(({ title }) => conflictOf('double_booked', conflictTexts.doubleBooked(title)))
}

/** During time off, neither hours nor busy times matter. */
function absences(session: PlannedSession, calendar: InstructorCalendar): FoundConflict[] {
  const range = readRange(session)
  const working = without([range], timeOffOf(calendar))
  const inHours = hoursIn(calendar, range)
  const busy = normalised(calendar.busy)
  return [
    ...(isWhole(working, range) ? [] : [conflictOf('time_off', conflictTexts.timeOff)]),
    ...(without(working, inHours).length === 0 ? [] : [conflictOf('outside_hours', outsideHours(session, calendar))]),
    ...(working.some((part) => meetsOne(busy, part)) ? [conflictOf('external_busy', conflictTexts.externalBusy)] : []),
  ]
}

function isWhole(ranges: readonly TimeRange[], { from, until }: TimeRange): boolean {
  return ranges.length === 1 && ranges[0]!.from === from && ranges[0]!.until === until
}

function shortGaps(session: PlannedSession, own: readonly PlannedSession[], minutes: number): FoundConflict[] {
  const range = readRange(session)
  const wide = { from: range.from - minutes * MINUTE_MS, until: range.until + minutes * MINUTE_MS }
  return own
    .filter((other) => overlap(wide, readRange(other)) && !overlap(range, readRange(other)))
    .map(({ title }) => conflictOf('short_gap', conflictTexts.shortGap(title, minutes)))
}

function conflictsOfRoom(
  session: PlannedSession,
  others: readonly PlannedSession[],
  { seats }: SessionSurroundings,
): FoundConflict[] {
  const { room, capacity, booked } = session
  const sharing = room === null ? [] : others.filter((other) => other.room === room)
  const inRoom = (room === null ? undefined : seats.get(room)) ?? Number.POSITIVE_INFINITY
  const places = Math.min(capacity ?? Number.POSITIVE_INFINITY, inRoom)
  return [
    ...sharing
      .filter((other) => overlap(readRange(session), readRange(other)))
      .map(({ title }) => conflictOf('room_taken', conflictTexts.roomTaken(title))),
    ...(booked > places ? [conflictOf('over_capacity', conflictTexts.overbooked(booked, places))] : []),
    ...(booked <= places && capacity !== null && capacity > inRoom
      ? [conflictOf('over_capacity', conflictTexts.smallRoom(capacity, inRoom))]
      : []),
  ]
}

function conflictOf(code: ConflictCode, text: ConflictText): FoundConflict {
  return { code, severity: severityOf[code], ...text }
}
