import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { touch } from '../../cache/clock.ts'
import { createAttempts } from '../../db/attempts.ts'
import type { Database } from '../../db/database.ts'
import { sessionsTag } from './bookSession.ts'
import { placeableBookings } from './fillPlaces.ts'
import { promoteWaiting } from './promoteWaiting.ts'

/** The sessions of one run; the next run fills the others. */
const MOST = 500

/**
 * Gives free places of later sessions to people who could not get them while they were free: an account was blocked, or
 * the person could not see the training. Returns how many sessions gave places.
 * @throws AggregateError of the sessions that failed, after the others were filled
 */
export async function fillFreePlaces({ db, clock }: { db: Database; clock: () => Date }): Promise<number> {
  const now = clock()
  const found = await placeableBookings(db.reader)
    .select(['training_sessions.id', 'training_sessions.training_id'])
    .distinct()
    .where('training_sessions.status', '=', 'scheduled')
    .where('from_at', '>', toInstant(now))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('capacity', 'is', null),
        eb(
          'capacity',
          '>',
          selectFrom('session_bookings as taken')
            .select(sql<number>`count(*)`.as('count'))
            .whereRef('taken.session_id', '=', 'training_sessions.id')
            .where('taken.state', '=', 'booked'),
        ),
      ]),
    )
    .orderBy('training_sessions.id')
    .limit(MOST)
    .execute()
  const attempts = createAttempts()
  let filled = 0
  for (const session of found) if (await attempts.attempt(() => fillOne(db, session, now))) filled++
  attempts.throwFailures('Some free places could not be given.')
  return filled
}

function fillOne(db: Database, session: { id: number; training_id: number }, now: Date): Promise<boolean> {
  return db.transact(async (tx) => {
    const promoted = await promoteWaiting(tx, session.id, now)
    if (promoted > 0) await touch(tx, [sessionsTag(session.training_id)])
    return promoted > 0
  })
}
