import type { TermRef, TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import type { Asker } from '../people/asker.ts'
import { cardColumns, cardOf, type Reading } from './cards.ts'
import type { CatalogueFacts, Orders } from './catalogueFacts.ts'
import { isOpenTo, termName } from './topics.ts'
import { visibleTo } from './visible.ts'

interface Shelf extends Reading {
  asker: Asker | null
  order: keyof Orders
  /** Only free ones. */
  free?: boolean
  /** Only under one of these terms or below them; none: all. */
  terms?: readonly number[]
  page: number
  limit: number
}

/**
 * One page of the catalogue in a fixed order. Which trainings stand on it is known without the database, so a
 * storefront costs the same with forty trainings as with forty thousand; only the cards shown are read.
 */
export async function shelfOf(
  reader: Reader,
  catalogue: CatalogueFacts,
  { order, free, terms = [], page, limit, ...asked }: Shelf,
): Promise<{ items: TrainingCard[]; total: number }> {
  const organizations = asked.asker?.organizations ?? []
  const matching = catalogue.orders[order].filter(
    (training) =>
      isOpenTo(training, organizations) &&
      (!free || training.free) &&
      (terms.length === 0 || terms.some((tid) => training.tids.includes(tid))),
  )
  const ids = matching.slice(page * limit, (page + 1) * limit).map(({ id }) => id)
  return { items: await cardsWithIds(reader, catalogue, ids, asked), total: matching.length }
}

/** The cards of these trainings in the given order, as far as the asker may see them. */
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
