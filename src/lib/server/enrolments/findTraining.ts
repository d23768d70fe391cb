import type { TermRef, Training } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import type { TrainingRow } from '../db/schema/catalogue.ts'
import { type Given, statement } from '../db/statement.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import {
  cardColumns,
  cardOf,
  type CardReader,
  type CardRow,
  termsOf,
  withNextSession,
} from '../catalogue/cards/cards.ts'
import { enrolmentOf } from './enrolment.ts'
import { purchaseOf } from '../catalogue/purchase.ts'
import { trainingText } from '../catalogue/save/texts.ts'
import { visibleIn } from '../catalogue/facts/visible.ts'

type ShownRow = CardRow & Pick<TrainingRow, 'description' | 'url' | 'completion' | 'created'>

/** The data of a training's own page; `undefined` if the user may not see it. */
export async function findTraining(
  reader: Reader,
  user: CurrentUser | null,
  id: number,
  reading: CardReader,
): Promise<Training | undefined> {
  const row = await visible.row(reader, { id, organizations: JSON.stringify(user?.organizations ?? []) })
  return row && presentTraining(reader, row, user, reading)
}

const visible = statement((reader: Reader, { id, organizations }: Given<{ id: number; organizations: string }>) =>
  reader
    .selectFrom('trainings')
    .select(cardColumns)
    .select(['description', 'url', 'completion', 'created'])
    .where('id', '=', id)
    .where(visibleIn(numbersIn(organizations, dialectOf(reader)))),
)

/** A training as a learner who is not enrolled would see it, published or not. For administrators only. */
export async function previewTraining(
  reader: Reader,
  id: number,
  reading: CardReader,
): Promise<{ training: Training; published: boolean } | undefined> {
  const row = await reader.selectFrom('trainings').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { training: await presentTraining(reader, row, null, reading), published: row.published === 1 }
}

/**
 * The data of the page of a training.
 * @param typed terms that are not saved yet
 */
export async function presentTraining(
  reader: Reader,
  row: ShownRow,
  user: CurrentUser | null,
  reading: CardReader,
  typed?: TermRef[],
): Promise<Training> {
  const { id } = row
  const terms = typed ?? (await termsOf(reader, [id], reading)).get(id) ?? []
  const enrolment = user ? await enrolmentOf(reader, { uid: user.uid, trainingId: id }) : null
  return {
    ...withNextSession(cardOf(row, terms, reading), reading.now),
    description: trainingText(row, reading).description,
    url: enrolment && enrolment.state !== 'withdrawn' ? row.url : null,
    purchase: await purchaseOf(reader, row, { user, now: reading.now }),
    created: row.created,
    completion: row.completion,
    enrolment,
  }
}
