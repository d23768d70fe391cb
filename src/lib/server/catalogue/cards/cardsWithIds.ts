import type { TermRef, TrainingCard } from '#shared/contract/trainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { cardColumns, cardOf, type CardReader, withNextSession } from './cards.ts'
import type { CatalogueFacts } from '../facts/catalogueFacts.ts'
import { termName } from '../../taxonomy/termName.ts'
import { maySee } from '../facts/visible.ts'

/**
 * Returns the cards of the trainings that the user may see, in the given order. A list reads nothing else from the
 * database, so its cost does not grow with the catalogue; recently read cards come from memory.
 */
export async function cardsWithIds(
  reader: Reader,
  catalogue: CatalogueFacts,
  ids: readonly number[],
  { user, now, ...language }: CardReader & { user: CurrentUser | null },
): Promise<TrainingCard[]> {
  const visible = ids.filter((id) => {
    const training = catalogue.byId.get(id)
    return training !== undefined && maySee(user, training)
  })
  const cards = await catalogue.cards.find(visible, language, (missing) =>
    readCards(reader, catalogue, missing, language),
  )
  return visible.flatMap((id) => cards.get(id) ?? []).map((card) => withNextSession(card, now))
}

async function readCards(
  reader: Reader,
  catalogue: CatalogueFacts,
  ids: readonly number[],
  language: ReaderLanguages,
): Promise<TrainingCard[]> {
  const rows = await reader
    .selectFrom('trainings')
    .select(cardColumns)
    .where('trainings.id', 'in', ids)
    .where('published', '=', 1)
    .execute()
  return rows.map((row) => cardOf(row, termsOf(catalogue, row.id, language), language))
}

function termsOf(catalogue: CatalogueFacts, id: number, language: ReaderLanguages): TermRef[] {
  const terms = catalogue.byId.get(id)?.terms ?? []
  return terms.map((term) => ({ tid: term.tid, name: termName(term, language), vocabulary: term.vocabulary }))
}
