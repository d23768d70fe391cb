import { fromInstant, toInstant } from '#shared/instant.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Tx } from '#server/db/database.ts'
import { demoBookings } from '../content/bookings.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** The bookings of one session are made within this time before now, one each hour. */
const BOOKING_HOURS = 72
/** Another session of a training has other people first. */
const OTHERS = 3

interface Booked {
  uids: Ids
  trainings: Ids
  now: Date
}

/** Seeds the bookings of sessions, with waiting lists, and the attendance of those that are over. */
export async function seedBookings(tx: Tx, { uids, trainings, now }: Booked): Promise<void> {
  const learner = seededId(uids, 'learner@demo.test')
  for (const [name, bookings] of Object.entries(demoBookings)) {
    const trainingId = seededId(trainings, name)
    const sessions = await sessionsOf(tx, trainingId)
    const enrolled = (await enrolledIn(tx, trainingId)).filter((uid) => uid !== learner)
    for (const [index, { people, learner: withLearner }] of bookings.entries()) {
      const session = sessions[index]
      if (!session) throw new Error(`The demo books session ${index} of "${name}", which does not exist.`)
      const others = enrolled.map((_, place) => enrolled[(place + index * OTHERS) % enrolled.length] ?? 0)
      await seedSessionBookings(tx, session, [...others.slice(0, people), ...(withLearner ? [learner] : [])], now)
    }
  }
}

type Session = Awaited<ReturnType<typeof sessionsOf>>[number]

function sessionsOf(tx: Tx, trainingId: number) {
  return tx
    .selectFrom('training_sessions')
    .select(['id', 'from_at', 'until_at', 'capacity'])
    .where('training_id', '=', trainingId)
    .where('status', '=', 'scheduled')
    .orderBy('from_at')
    .execute()
}

async function enrolledIn(tx: Tx, trainingId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('enrolments')
    .select('uid')
    .where('training_id', '=', trainingId)
    .where('state', '<>', 'withdrawn')
    .orderBy('id')
    .execute()
  return rows.map(({ uid }) => uid)
}

/** The people in the order in which they book. All but the last of those with a place attend. */
async function seedSessionBookings(
  tx: Tx,
  { id: session_id, from_at, until_at, capacity }: Session,
  people: readonly number[],
  now: Date,
): Promise<void> {
  const isOver = until_at < toInstant(now)
  const end = isOver ? fromInstant(from_at) : now
  const places = Math.min(capacity ?? people.length, people.length)
  const rows = people.map((uid, index) => {
    const created = toInstant(new Date(end.getTime() - (BOOKING_HOURS - index) * HOUR_MS))
    const hasPlace = index < places
    const attended = isOver && hasPlace ? (index < places - 1 ? 1 : 0) : null
    return {
      session_id,
      uid,
      created,
      changed: created,
      queued: index + 1,
      state: hasPlace ? ('booked' as const) : ('waiting' as const),
      attended,
      attended_at: attended === null ? null : until_at,
    }
  })
  if (rows.length > 0) await tx.insertInto('session_bookings').values(rows).execute()
}
