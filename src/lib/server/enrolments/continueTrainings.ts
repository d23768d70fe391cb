import type { EnrolmentState, TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { cardColumns, cardsOf, type CardReader } from '../catalogue/cards/cards.ts'
import { visibleIn } from '../catalogue/facts/visible.ts'

const begun = ['enrolled', 'in_progress'] as const

/**
 * The trainings that a learner has started but not finished, the latest first; `total` includes those beyond `limit`.
 */
export async function continueTrainings(
  reader: Reader,
  { user, limit, ...reading }: CardReader & { user: CurrentUser; limit: number },
): Promise<{ items: { training: TrainingCard; state: EnrolmentState }[]; total: number }> {
  const rows = await open.rows(reader, { uid: user.uid, organizations: JSON.stringify(user.organizations) })
  const shown = rows.slice(0, limit)
  const cards = await cardsOf(reader, shown, reading)
  return {
    items: cards.map((training, place) => ({ training, state: shown[place]!.state })),
    total: rows.length,
  }
}

const open = statement((reader: Reader, { uid, organizations }: Given<{ uid: number; organizations: string }>) =>
  reader
    .selectFrom('trainings')
    .innerJoin('enrolments', 'enrolments.training_id', 'trainings.id')
    .where('uid', '=', uid)
    .where('state', 'in', begun)
    .where(visibleIn(numbersIn(organizations, dialectOf(reader))))
    .select(cardColumns)
    .select('state')
    .orderBy('state', 'desc')
    .orderBy((eb) => eb.fn.coalesce('started_at', 'enrolled_at'), 'desc'),
)
