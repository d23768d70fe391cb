import type { LearnerSession } from '#shared/contract/bookings.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { presentSessions, sessionRows } from './presentSessions.ts'

/** The most sessions in one list. */
const MOST = 50

/**
 * The sessions of a training that begin later, the next one first; `uid` is `null` for a visitor. A learner also gets
 * the own ones that are under way or cancelled.
 */
export async function learnerSessions(
  reader: Reader,
  trainingId: number,
  uid: number | null,
  now: Date,
): Promise<LearnerSession[]> {
  const at = toInstant(now)
  const rows = await sessionRows(reader, uid)
    .where('training_id', '=', trainingId)
    .where('until_at', '>', at)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'scheduled'), eb('from_at', '>', at)]),
        eb.and([eb('status', '<>', 'draft'), eb('own.state', 'in', ['booked', 'waiting'])]),
      ]),
    )
    .orderBy('from_at')
    .orderBy('training_sessions.id')
    .limit(MOST)
    .execute()
  return presentSessions(reader, rows, { uid, at })
}

/** The sessions that a learner has booked or waits for, and that are not over, the next one first. */
export async function mySessions(reader: Reader, uid: number, now: Date): Promise<LearnerSession[]> {
  const at = toInstant(now)
  const rows = await sessionRows(reader, uid)
    .where('own.state', 'in', ['booked', 'waiting'])
    .where('status', '<>', 'draft')
    .where('until_at', '>', at)
    .orderBy('from_at')
    .orderBy('training_sessions.id')
    .limit(MOST)
    .execute()
  return presentSessions(reader, rows, { uid, at })
}
