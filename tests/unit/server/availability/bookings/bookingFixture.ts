import type { Database } from '#server/db/database.ts'
import { bookingsOf } from '#server/availability/bookings/bookingsOf.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { toInstant } from '#shared/instant.ts'
import type { TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { add, addLearner, course, now } from '../../catalogue/catalogue.ts'

interface Planned {
  training: number
  title?: string
  /** In hours from the time of the test. */
  from?: number
  hours?: number
  capacity?: number | null
  status?: TrainingSessionStatus
  reason?: string
  time_zone?: string
  room?: number | null
}

/** Adds a session that begins in two days, and returns its id. */
export async function addSession(
  db: Database,
  { training, title = 'Knots', from = 48, hours = 2, capacity = null, status = 'scheduled', ...given }: Planned,
): Promise<number> {
  const begin = now.getTime() + from * HOUR_MS
  const row = await db.transact((tx) =>
    tx
      .insertInto('training_sessions')
      .values({
        training_id: training,
        title,
        time_zone: given.time_zone ?? 'Europe/Copenhagen',
        from_at: toInstant(new Date(begin)),
        until_at: toInstant(new Date(begin + hours * HOUR_MS)),
        room_id: given.room ?? null,
        capacity,
        status,
        reason: given.reason ?? '',
        cancelled_at: null,
        created: toInstant(now),
        changed: toInstant(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return row.id
}

/** A free training with one session. */
export async function addTrainingWithSession(db: Database, planned: Omit<Planned, 'training'> = {}) {
  const trainingId = await add(db, course('Knots'))
  return { trainingId, sessionId: await addSession(db, { training: trainingId, ...planned }) }
}

/** Learners with the names `Learner1`, `Learner2` … */
export async function addLearners(db: Database, count: number): Promise<CurrentUser[]> {
  const learners: CurrentUser[] = []
  for (let n = 1; n <= count; n++) learners.push(await addLearner(db, `Learner${String(n).padStart(2, '0')}`))
  return learners
}

/** Makes a learner a member of organisations. */
export async function join(db: Database, { uid }: CurrentUser, organizations: readonly number[]): Promise<void> {
  const rows = organizations.map((organization_id) => ({ uid, organization_id }))
  await db.transact((tx) => tx.insertInto('user_organizations').values(rows).execute())
}

/** Restricts a training to the members of one organisation. */
export async function restrict(db: Database, training_id: number, organization_id: number): Promise<void> {
  await db.transact((tx) => tx.insertInto('training_organizations').values({ training_id, organization_id }).execute())
}

/** Blocks accounts, or makes them active again. */
export async function setStatus(db: Database, people: readonly CurrentUser[], status: 'active' | 'blocked') {
  const uids = people.map(({ uid }) => uid)
  await db.transact((tx) => tx.updateTable('users').set({ status }).where('uid', 'in', uids).execute())
}

/** The names with a place, and those of the waiting list in its order. */
export async function roster(db: Database, sessionId: number): Promise<{ booked: string[]; waiting: string[] }> {
  const bookings = await bookingsOf(db.reader, sessionId)
  const names = (state: string) => bookings.filter((row) => row.state === state).map(({ full_name }) => full_name)
  return { booked: names('booked'), waiting: names('waiting') }
}

/** The types of a user's notices, the oldest first. */
export async function noticeTypesOf(db: Database, uid: number): Promise<string[]> {
  const rows = await db.reader.selectFrom('notices').select('type').where('uid', '=', uid).orderBy('id').execute()
  return rows.map(({ type }) => type)
}

export async function change(
  db: Database,
  sessionId: number,
  set: { capacity?: number | null; status?: TrainingSessionStatus },
) {
  await db.transact((tx) => tx.updateTable('training_sessions').set(set).where('id', '=', sessionId).execute())
}

export const tomorrow = new Date(now.getTime() + DAY_MS)
/** After the session of the tests has begun. */
export const during = new Date(now.getTime() + 49 * HOUR_MS)
