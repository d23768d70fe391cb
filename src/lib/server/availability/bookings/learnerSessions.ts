import type { LearnerSession } from '#shared/contract/bookings.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import { presentSessions, sessionRows } from './presentSessions.ts'

/** The maximum number of sessions in one list. */
const MOST = 50
/** No user has this id. */
const NOBODY = 0

/**
 * The sessions of a training that begin later, the next one first; `uid` is `null` for a visitor. A learner also gets
 * the learner's own ones that are under way or cancelled.
 */
export async function learnerSessions(
  reader: Reader,
  trainingId: number,
  uid: number | null,
  now: Date,
): Promise<LearnerSession[]> {
  const at = toInstant(now)
  const rows = await ofTraining.rows(reader, { trainingId, uid: uid ?? NOBODY, at })
  return presentSessions(reader, rows, { uid, at })
}

const ofTraining = statement((reader: Reader, given: Given<{ trainingId: number; uid: number; at: string }>) =>
  sessionRows(reader, given.uid)
    .where('training_id', '=', given.trainingId)
    .where('until_at', '>', given.at)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'scheduled'), eb('from_at', '>', given.at)]),
        eb.and([eb('status', '<>', 'draft'), eb('own.state', 'in', ['booked', 'waiting'])]),
      ]),
    )
    .orderBy('from_at')
    .orderBy('training_sessions.id')
    .limit(MOST),
)

/** The sessions that a learner has booked or waits for, and that are not over, the next one first. */
export async function mySessions(reader: Reader, uid: number, now: Date): Promise<LearnerSession[]> {
  const at = toInstant(now)
  const rows = await ofLearner.rows(reader, { uid, at })
  return presentSessions(reader, rows, { uid, at })
}

const ofLearner = statement((reader: Reader, { uid, at }: Given<{ uid: number; at: string }>) =>
  sessionRows(reader, uid)
    .where('own.state', 'in', ['booked', 'waiting'])
    .where('status', '<>', 'draft')
    .where('until_at', '>', at)
    .orderBy('from_at')
    .orderBy('training_sessions.id')
    .limit(MOST),
)
