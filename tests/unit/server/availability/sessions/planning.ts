import { formatsFor } from '#shared/i18n/format.ts'
import type { InstructorState, TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'
import { layDownRoles } from '#server/cli/admin.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'

/** Texts of conflicts as source strings, with their values. */
export const reading = {
  format: formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} }),
  t: (source: string, values: Record<string, string | number> = {}) =>
    source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
}

/** Everyone works on weekdays from eight to six, in UTC. */
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', until: '18:00', every_weeks: 1 }))

/** A site with a training, two rooms, Signe and Yusuf who teach, and Ingrid who plans. */
export async function openPlanning(given?: Database) {
  const db = given ?? (await freshDatabase())
  await db.transact(layDownRoles)
  const training = await add(db, course('First aid'))
  const [signe, yusuf] = [await teacher(db, 'signe'), await teacher(db, 'yusuf')]
  const ingrid = await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test', roles: ['course_administrator'] })
  const [blue, ward] = [await addRoom(db, 'Blue room', 10), await addRoom(db, 'Ward 3', null)]
  return { db, training, signe, yusuf, ingrid, blue, ward }
}

export type Planning = Awaited<ReturnType<typeof openPlanning>>

/** A person who teaches, and has hours. */
export async function teacher(db: Database, name: string): Promise<number> {
  const uid = await takeIn(db, { name, mail: `${name}@saltmarsh.test`, first_name: name, roles: ['instructor'] })
  await db.transact((tx) =>
    tx
      .insertInto('availability_schedules')
      .values({
        uid,
        name: 'Usual',
        time_zone: 'UTC',
        is_default: 1,
        weekly: JSON.stringify(weekly),
        changed: '2026-11-01 09:00:00',
      })
      .execute(),
  )
  return uid
}

export async function addRoom(db: Database, name: string, seats: number | null): Promise<number> {
  const { id } = await db.transact((tx) =>
    tx.insertInto('rooms').values({ name, seats }).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

interface StoredPlan {
  title?: string
  /** On Monday, 30 November 2026, in UTC. */
  from?: string
  until?: string
  room?: number | null
  capacity?: number | null
  status?: TrainingSessionStatus
  teachers?: readonly (readonly [number, InstructorState])[]
}

/** A session that is stored as it is given; returns its id. */
export async function store(
  { db, training }: Pick<Planning, 'db' | 'training'>,
  { title = 'First aid', from = '10:00', until = '12:00', room = null, capacity = null, ...given }: StoredPlan = {},
): Promise<number> {
  const { status = 'scheduled', teachers = [] } = given
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('training_sessions')
      .values({
        training_id: training,
        title,
        time_zone: 'UTC',
        from_at: `2026-11-30 ${from}:00`,
        until_at: `2026-11-30 ${until}:00`,
        room_id: room,
        capacity,
        status,
        created: '2026-11-20 09:00:00',
        changed: '2026-11-20 09:00:00',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [uid, state] of teachers) {
      await tx.insertInto('session_instructors').values({ session_id: id, uid, state }).execute()
    }
    return id
  })
}

/** Time off of a person on that Monday. */
export async function takeOff(db: Database, uid: number, from = '00:00', until = '23:00'): Promise<void> {
  const at = { from_at: `2026-11-30 ${from}:00`, until_at: `2026-11-30 ${until}:00` }
  await db.transact((tx) =>
    tx
      .insertInto('time_off')
      .values({ uid, all_day: 0, reason: 'sick', ...at })
      .execute(),
  )
}

/** A learner's place in a session. */
export async function giveAPlace(
  db: Database,
  session: number,
  state: 'booked' | 'waiting' = 'booked',
): Promise<number> {
  const name = `learner-${crypto.randomUUID().slice(0, 8)}`
  const uid = await takeIn(db, { name, mail: `${name}@saltmarsh.test` })
  const at = '2026-11-20 10:00:00'
  const row = { session_id: session, uid, state, queued: uid, created: at, changed: at }
  await db.transact((tx) => tx.insertInto('session_bookings').values(row).execute())
  return uid
}
