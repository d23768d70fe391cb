import type { TermRef, TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import type { Asker } from '../people/asker.ts'
import { cardColumns, cardOf, type Reading } from './cards.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { termName } from './termName.ts'
import { visibleTo } from './visible.ts'

/**
 * The cards of these trainings in the given order, as far as the asker may see them. All that a list reads of the
 * database, so that one of forty thousand costs what one of forty does.
 */
export async function cardsWithIds(
  reader: Reader,
  catalogue: CatalogueFacts,
  ids: readonly number[],
  { asker, ...reading }: Reading & { asker: Asker | null },
): Promise<TrainingCard[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('trainings')
    .select(cardColumns)
    .where('trainings.id', 'in', ids)
    .where(visibleTo(asker))
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  rows.sort((a, b) => places.get(a.id)! - places.get(b.id)!)
  return rows.map((row) => cardOf(row, termsOf(catalogue, row.id, reading.language), reading))
}

function termsOf(catalogue: CatalogueFacts, id: number, language: string): TermRef[] {
  const terms = catalogue.byId.get(id)?.terms ?? []
  return terms.map((term) => ({ tid: term.tid, name: termName(term, language), vocabulary: term.vocabulary }))
}
