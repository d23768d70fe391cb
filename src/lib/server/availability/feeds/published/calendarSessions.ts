import type { InstructorState } from '#shared/contract/trainingSessions.ts'
import type { Reader } from '../../../db/database.ts'
import type { TrainingSessionRow } from '../../../db/schema/availabilityTables.ts'

/** A session as calendars show it to one person. */
export interface CalendarSession extends Pick<
  TrainingSessionRow,
  'id' | 'training_id' | 'title' | 'time_zone' | 'from_at' | 'until_at' | 'status' | 'sequence' | 'changed'
> {
  room_name: string | null
  room_place: string | null
  /** Of the person: `confirmed` for a booked place. */
  state: InstructorState
}

/** All sessions with what calendars show of them, as `session`. */
export function calendarSessions(reader: Reader) {
  return reader
    .selectFrom('training_sessions as session')
    .leftJoin('rooms', 'rooms.id', 'session.room_id')
    .select(['session.id', 'session.training_id', 'session.title', 'session.time_zone'])
    .select(['session.from_at', 'session.until_at', 'session.status', 'session.sequence', 'session.changed'])
    .select(['rooms.name as room_name', 'rooms.place as room_place'])
}
