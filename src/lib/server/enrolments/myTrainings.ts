import type { EnrolmentState, ListedTraining } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { cardColumns, cardsOf, type CardReader } from '../catalogue/cards/cards.ts'
import { reachedAt } from './enrolment.ts'
import { type EarnsFor, withPoints } from '../catalogue/list/withPoints.ts'
import { visibleIn } from '../catalogue/facts/visible.ts'

/** The page shows at most this many; the newest are kept. */
const MOST = 500

export interface MyTraining {
  training: ListedTraining
  state: EnrolmentState
  /** When the state was reached. */
  at: string
}

/** The trainings that a learner enrolled in and may still see, by state, the latest first. */
export async function myTrainings(
  reader: Reader,
  { user, earnsFor, ...reading }: CardReader & { user: CurrentUser; earnsFor: EarnsFor },
): Promise<Record<EnrolmentState, MyTraining[]>> {
  const rows = await newest.rows(reader, { uid: user.uid, organizations: JSON.stringify(user.organizations) })
  const cards = await withPoints(await cardsOf(reader, rows, reading), earnsFor)
  const mine: Record<EnrolmentState, MyTraining[]> = { in_progress: [], enrolled: [], completed: [], withdrawn: [] }
  for (const [place, training] of cards.entries()) {
    const row = rows[place]
    if (row) mine[row.state].push({ training, state: row.state, at: reachedAt(row) })
  }
  for (const list of Object.values(mine)) list.sort((a, b) => (a.at < b.at ? 1 : -1))
  return mine
}

const newest = statement((reader: Reader, { uid, organizations }: Given<{ uid: number; organizations: string }>) =>
  reader
    .selectFrom('trainings')
    .innerJoin('enrolments', 'enrolments.training_id', 'trainings.id')
    .where('uid', '=', uid)
    .where(visibleIn(numbersIn(organizations, dialectOf(reader))))
    .select(cardColumns)
    .select(['state', 'enrolled_at', 'started_at', 'completed_at', 'withdrawn_at'])
    .orderBy('enrolments.id', 'desc')
    .limit(MOST),
)
