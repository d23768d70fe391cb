import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'

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
  const rows = await (locked ? lockedAmong : among).rows(reader, {
    uids: JSON.stringify(made.map(({ uid }) => uid)),
    trainings: JSON.stringify(made.map(({ trainingId }) => trainingId)),
  })
  const begun = rows.filter(
    ({ state, started_at }) => started_at !== null || state === 'in_progress' || state === 'completed',
  )
  return made.filter(({ uid, trainingId, enrolledAt }) =>
    begun.some((row) => row.uid === uid && row.training_id === trainingId && row.enrolled_at === enrolledAt),
  )
}

type Among = Given<{ uids: string; trainings: string }>

const among = statement((reader: Reader, given: Among) => enrolmentsOf(reader, given))

const lockedAmong = statement((reader: Reader, given: Among) =>
  enrolmentsOf(reader, given).$if(dialectOf(reader) === 'postgres', (enrolments) => enrolments.forUpdate()),
)

function enrolmentsOf(reader: Reader, { uids, trainings }: Among) {
  const dialect = dialectOf(reader)
  return reader
    .selectFrom('enrolments')
    .select(['uid', 'training_id', 'enrolled_at', 'state', 'started_at'])
    .where('uid', 'in', numbersIn(uids, dialect))
    .where('training_id', 'in', numbersIn(trainings, dialect))
    .orderBy('id')
}
