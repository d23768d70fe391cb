import type { Generated, Selectable } from 'kysely'
import type { InstructorState, TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'
import type { BookingState } from '#shared/contract/bookings.ts'
import type { TimeOffReason } from '#shared/contract/availability.ts'

/** When people can teach, and the sessions of trainings. Instants are UTC, days are wall days. */
export interface AvailabilitySchema {
  instructor_choices: InstructorChoicesTable
  availability_schedules: AvailabilitySchedulesTable
  availability_overrides: AvailabilityOverridesTable
  time_off: TimeOffTable
  subscribed_calendars: SubscribedCalendarsTable
  busy_times: { calendar_id: number; from_at: string; until_at: string }
  rooms: RoomsTable
  training_sessions: TrainingSessionsTable
  session_instructors: SessionInstructorsTable
  session_bookings: SessionBookingsTable
  session_history: SessionHistoryTable
}

/** The choices of a person who teaches; without a row, the defaults apply. */
export interface InstructorChoicesTable {
  uid: number
  /** The pause before and after each session, in minutes. */
  gap_minutes: Generated<number>
  /** IANA name: the zone in which the calendar is shown, during travel; `null`: the person's own zone. */
  travel_time_zone: string | null
  /** The secret part of the feed's address. */
  feed_secret: string | null
  revision: Generated<number>
}

export interface AvailabilitySchedulesTable {
  id: Generated<number>
  uid: number
  name: string
  time_zone: string
  is_default: Generated<number>
  valid_from: string | null
  valid_until: string | null
  /** JSON: `WeeklyHours[]`. */
  weekly: string
  revision: Generated<number>
  changed: string
}

export interface AvailabilityOverridesTable {
  id: Generated<number>
  uid: number
  schedule_id: number
  from_day: string
  until_day: string
  kind: 'hours' | 'closed'
  /** JSON: `HourRange[]`. */
  ranges: string
}

export interface TimeOffTable {
  id: Generated<number>
  uid: number
  all_day: number
  /** Days if `all_day`, otherwise instants. */
  from_at: string
  until_at: string
  reason: TimeOffReason
  note: Generated<string>
  note_public: Generated<number>
}

/** A calendar elsewhere whose busy times count. Titles of its events are never stored. */
export interface SubscribedCalendarsTable {
  id: Generated<number>
  uid: number
  name: string
  url: string
  created: string
  /** The last time at which it was read successfully. */
  read_at: string | null
  tried_at: string | null
  next_try_at: string | null
  /** The code of the last failure; `null`: the last try was successful. */
  failure: string | null
  failures: Generated<number>
  etag: string | null
  last_modified: string | null
}

export interface RoomsTable {
  id: Generated<number>
  name: string
  /** Where the room is, in words. */
  place: Generated<string>
  /** `null`: no limit. */
  seats: number | null
  /** 0: it can no longer be chosen. */
  active: Generated<number>
  revision: Generated<number>
}

export interface TrainingSessionsTable {
  id: Generated<number>
  training_id: number
  title: string
  time_zone: string
  from_at: string
  until_at: string
  room_id: number | null
  capacity: number | null
  status: TrainingSessionStatus
  /** Counts all changes. */
  revision: Generated<number>
  /** RFC 5545: counts the changes of time, place, instructors and state. */
  sequence: Generated<number>
  /** Why it is cancelled, or why it takes place in spite of conflicts. */
  reason: Generated<string>
  cancelled_at: string | null
  created: string
  changed: string
}

export interface SessionInstructorsTable {
  session_id: number
  uid: number
  state: InstructorState
  asked_at: string | null
  answered_at: string | null
}

/** A learner's place or turn. The order of the waiting list is the order of `queued`. */
export interface SessionBookingsTable {
  id: Generated<number>
  session_id: number
  uid: number
  state: BookingState
  /** The turn in the waiting list: grows with each new booking of the session. */
  queued: number
  created: string
  changed: string
  attended: number | null
  attended_at: string | null
}

export interface SessionHistoryTable {
  id: Generated<number>
  session_id: number
  action: string
  actor: number | null
  reason: Generated<string>
  /** JSON: what changed, or the conflicts that were accepted. */
  details: Generated<string>
  at: string
}

export type TrainingSessionRow = Selectable<TrainingSessionsTable>
export type SubscribedCalendarRow = Selectable<SubscribedCalendarsTable>
export type RoomRow = Selectable<RoomsTable>
