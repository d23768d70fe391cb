import { toInstant } from '#shared/instant.ts'
import type { SessionEvent } from '#shared/contract/sessionHistory.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import type { Tx } from '#server/db/database.ts'
import { type DemoSession, demoBusyTimes, demoRooms, demoSessions } from '../content/sessions.ts'
import { demoTrainings } from '../content/trainings/trainings.ts'
import { workdayHour } from './academy.ts'
import { sessionEventsOf } from './sessionEvents.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** Sessions were planned this number of days before now, or before they began. */
const PLANNED_DAYS = 30
/** The time from one event of a session to the next. */
const EVENT_MS = 50 * HOUR_MS

interface Plan {
  uids: Ids
  trainings: Ids
  rooms: ReadonlyMap<string, number>
  now: Date
}

/** Seeds rooms, the sessions of trainings, and busy times that disturb one of them. */
export async function seedSessions(tx: Tx, given: Omit<Plan, 'rooms'>): Promise<void> {
  const plan = { ...given, rooms: await seedRooms(tx) }
  for (const session of demoSessions) await seedSession(tx, session, plan)
  await seedBusyTimes(tx, plan)
}

async function seedRooms(tx: Tx): Promise<Map<string, number>> {
  const rooms = new Map<string, number>()
  for (const [key, { active, ...room }] of demoRooms) {
    const { id } = await tx
      .insertInto('rooms')
      .values({ ...room, active: active ? 1 : 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    rooms.set(key, id)
  }
  return rooms
}

async function seedSession(tx: Tx, session: DemoSession, { uids, trainings, rooms, now }: Plan): Promise<void> {
  const { training, room, capacity = null, status = 'scheduled', reason = '' } = session
  const { title, duration_minutes, from } = timeOf(session, now)
  const planned = Math.min(now.getTime(), from.getTime()) - PLANNED_DAYS * DAY_MS
  const happened = sessionEventsOf(session, (name) => uidOf(uids, name)).map((event, place) => ({
    ...event,
    at: toInstant(new Date(planned + place * EVENT_MS)),
  }))
  const momentOfEvent = (wanted: SessionEvent, uid?: number) =>
    happened.find(({ action, actor }) => action === wanted && (uid === undefined || actor === uid))?.at ?? null
  const { id } = await tx
    .insertInto('training_sessions')
    .values({
      training_id: seededId(trainings, training),
      title,
      time_zone: 'Europe/Copenhagen',
      from_at: toInstant(from),
      until_at: toInstant(new Date(from.getTime() + duration_minutes * MINUTE_MS)),
      room_id: room ? seededId(rooms, room) : null,
      capacity,
      status,
      reason,
      revision: happened.length,
      sequence: happened.filter(({ action }) => action === 'schedule' || action === 'cancel').length,
      cancelled_at: momentOfEvent('cancel'),
      created: happened[0]!.at,
      changed: happened.at(-1)!.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, state] of session.teachers) {
    const uid = uidOf(uids, name)
    const asked_at = state === 'provisional' ? null : momentOfEvent('request')
    const answered_at = momentOfEvent('accept', uid) ?? momentOfEvent('decline', uid)
    await tx.insertInto('session_instructors').values({ session_id: id, uid, state, asked_at, answered_at }).execute()
  }
  const lines = happened.map(({ action, actor, reason, changes, at }) => {
    const details = JSON.stringify({ changes, conflicts: [] })
    return { session_id: id, action, actor, reason, details, at }
  })
  await tx.insertInto('session_history').values(lines).execute()
}

/** The title, the length and the beginning of a session. */
function timeOf({ training, at }: DemoSession, now: Date): { title: string; duration_minutes: number; from: Date } {
  const found = demoTrainings.find(({ external_id }) => external_id === training)
  if (!found) throw new Error(`The demo's sessions name "${training}", which is no training.`)
  const { title, duration_minutes, next_session } = found
  const announced = { in_days: next_session?.in_days ?? 0, time: `${next_session?.hour ?? 0}:00` }
  return { title: title.en, duration_minutes, from: momentOf(at ?? announced, now) }
}

/** The calendar is never read again: there is none. */
async function seedBusyTimes(tx: Tx, { uids, now }: Plan): Promise<void> {
  const created = toInstant(now)
  for (const { name, at, minutes } of demoBusyTimes) {
    const from = momentOf(at, now)
    const url = `https://calendar.example/${name}.ics`
    const { id } = await tx
      .insertInto('subscribed_calendars')
      .values({ uid: uidOf(uids, name), name: 'Library', url, created, read_at: created, tried_at: created })
      .returning('id')
      .executeTakeFirstOrThrow()
    const until_at = toInstant(new Date(from.getTime() + minutes * MINUTE_MS))
    await tx
      .insertInto('busy_times')
      .values({ calendar_id: id, from_at: toInstant(from), until_at })
      .execute()
  }
}

function momentOf({ in_days, time }: { in_days: number; time: string }, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(workdayHour(now, in_days, hour).getTime() + minute * MINUTE_MS)
}

function uidOf(uids: Ids, name: string): number {
  return seededId(uids, `${name}@demo.test`)
}
