import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** When people can teach, rooms, and the sessions of trainings with their instructors and bookings. */
export async function availability(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect)
  const person = 'uid integer not null references users (uid) on delete cascade'
  const statements = [
    `create table instructor_choices (
      uid integer primary key references users (uid) on delete cascade, gap_minutes integer not null default 0 check (gap_minutes between 0 and 240), travel_time_zone text,
      feed_secret text unique, revision integer not null default 1)`,
    `create table availability_schedules (
      id ${serial}, ${person}, name text not null check (name <> ''), time_zone text not null, is_default integer not null default 0 check (is_default in (0, 1)),
      valid_from text, valid_until text, weekly text not null default '[]', revision integer not null default 1, changed text not null)`,
    `create index availability_schedules_uid on availability_schedules (uid, id)`,
    `create unique index availability_schedules_default on availability_schedules (uid) where is_default = 1`,
    `create table availability_overrides (
      id ${serial}, ${person}, schedule_id integer not null references availability_schedules (id) on delete cascade, from_day text not null, until_day text not null,
      kind text not null check (kind in ('hours', 'closed')), ranges text not null default '[]', check (from_day <= until_day))`,
    `create index availability_overrides_uid on availability_overrides (uid, until_day)`,
    `create index availability_overrides_schedule on availability_overrides (schedule_id)`,
    `create table time_off (
      id ${serial}, ${person}, all_day integer not null check (all_day in (0, 1)), from_at text not null, until_at text not null,
      reason text not null check (reason in ('vacation', 'sick', 'travel', 'public_holiday', 'other')), note text not null default '', note_public integer not null default 0 check (note_public in (0, 1)))`,
    `create index time_off_uid on time_off (uid, until_at)`,
    `create table subscribed_calendars (
      id ${serial}, ${person}, name text not null, url text not null, created text not null, read_at text, tried_at text, next_try_at text, failure text, failures integer not null default 0, etag text, last_modified text, unique (uid, url))`,
    `create index subscribed_calendars_due on subscribed_calendars (next_try_at, id) where next_try_at is not null`,
    `create table busy_times (
      calendar_id integer not null references subscribed_calendars (id) on delete cascade, from_at text not null, until_at text not null, primary key (calendar_id, from_at), check (from_at < until_at))`,
    `create table rooms (
      id ${serial}, name text not null check (name <> ''), place text not null default '', seats integer check (seats > 0), active integer not null default 1 check (active in (0, 1)), revision integer not null default 1)`,
    `create table training_sessions (
      id ${serial}, training_id integer not null references trainings (id), title text not null check (title <> ''), time_zone text not null, from_at text not null, until_at text not null,
      room_id integer references rooms (id), capacity integer check (capacity > 0), status text not null default 'draft' check (status in ('draft', 'scheduled', 'cancelled')),
      revision integer not null default 1, sequence integer not null default 0, reason text not null default '', cancelled_at text, created text not null, changed text not null, check (from_at < until_at))`,
    `create index training_sessions_from on training_sessions (from_at, id)`,
    `create index training_sessions_training on training_sessions (training_id, from_at)`,
    `create index training_sessions_room on training_sessions (room_id, from_at) where room_id is not null`,
    `create table session_instructors (
      session_id integer not null references training_sessions (id) on delete cascade, uid integer not null references users (uid), state text not null check (state in ('provisional', 'requested', 'confirmed', 'declined')),
      asked_at text, answered_at text, primary key (session_id, uid))`,
    `create index session_instructors_uid on session_instructors (uid, session_id)`,
    `create table session_bookings (
      id ${serial}, session_id integer not null references training_sessions (id), uid integer not null references users (uid), state text not null check (state in ('booked', 'waiting', 'cancelled')), queued integer not null,
      created text not null, changed text not null, attended integer check (attended in (0, 1)), attended_at text, unique (session_id, uid))`,
    `create index session_bookings_turn on session_bookings (session_id, state, queued)`,
    `create index session_bookings_uid on session_bookings (uid, state)`,
    `create table session_history (
      id ${serial}, session_id integer not null references training_sessions (id) on delete cascade, action text not null, actor integer references users (uid), reason text not null default '', details text not null default '{}', at text not null)`,
    `create index session_history_session on session_history (session_id, id)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
