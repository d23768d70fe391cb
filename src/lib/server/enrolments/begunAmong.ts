import type { Reader } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'

/** An enrolment that something else made. A later one in the same training has another `enrolledAt`. */
interface MadeEnrolment {
  uid: number
  trainingId: number
  /** UTC text. */
  enrolledAt: string
}

/**
 * Returns those of these enrolments whose training was opened or completed since, also if the learner has withdrawn.
 * @param locked keeps them as they are until the transaction ends
 */
export async function begunAmong<Made extends MadeEnrolment>(
  reader: Reader,
  made: readonly Made[],
  { locked = false }: { locked?: boolean } = {},
): Promise<Made[]> {
  if (made.length === 0) return []
  const rows = await reader
    .selectFrom('enrolments')
    .select(['uid', 'training_id', 'enrolled_at', 'state', 'started_at'])
    .where('uid', 'in', [...new Set(made.map(({ uid }) => uid))])
    .where('training_id', 'in', [...new Set(made.map(({ trainingId }) => trainingId))])
    .orderBy('id')
    .$if(locked && dialectOf(reader) === 'postgres', (enrolments) => enrolments.forUpdate())
    .execute()
  const begun = rows.filter(
    ({ state, started_at }) => started_at !== null || state === 'in_progress' || state === 'completed',
  )
  return made.filter(({ uid, trainingId, enrolledAt }) =>
    begun.some((row) => row.uid === uid && row.training_id === trainingId && row.enrolled_at === enrolledAt),
  )
}
