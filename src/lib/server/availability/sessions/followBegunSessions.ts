import { toInstant } from '#shared/instant.ts'
import { touch } from '../../cache/clock.ts'
import type { Database } from '../../db/database.ts'
import { followNextSession } from './followNextSession.ts'

/**
 * Gives trainings whose next session has begun the one after it, if there is one. Returns the number of these trainings.
 */
export async function followBegunSessions({ db, clock }: { db: Database; clock: () => Date }): Promise<number> {
  const now = clock()
  const begun = await db.reader
    .selectFrom('trainings')
    .select('id')
    .where('next_session_at', '<=', toInstant(now))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('training_sessions')
          .select('training_sessions.id')
          .whereRef('training_id', '=', 'trainings.id')
          .where('status', '=', 'scheduled')
          .where('from_at', '>', toInstant(now)),
      ),
    )
    .execute()
  const ids = begun.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.transact(async (tx) => {
    // The clock before the sessions are read, as in `changeSession`: a change at the same moment is not overwritten.
    await touch(tx, [])
    await followNextSession(tx, ids, now)
  })
  return ids.length
}
