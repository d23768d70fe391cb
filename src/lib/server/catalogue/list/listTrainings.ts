import type { TrainingCard, TrainingFacets } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import { type Bits, hasBit } from '../../memory/bits.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import { publishedFacts, type TrainingFact } from '../facts/catalogueFacts.ts'
import { languageFirst, orderTrainings } from './orderTrainings.ts'
import { listCounts } from './listCounts.ts'
import { type Listing, matchedTrainings, trainingsOf } from './matching.ts'
import { personalOrder } from '../personalOrder.ts'
import type { Correction, Found } from '../search/rank.ts'
import type { SearchIndex } from '../search/searchIndex.ts'

const DEFAULT_LIMIT = 25

/** Returns the number of trainings on a page; a list of chosen ids is complete unless a limit is given. */
export function limitOf({ limit, ids }: Listing['filter']): number {
  return limit ?? Math.max(DEFAULT_LIMIT, ids?.length ?? 0)
}

export interface TrainingList {
  items: TrainingCard[]
  /** The number of trainings on all pages. */
  total: number
  /** Counts for choosing further. */
  facets: TrainingFacets
  /** Nothing matches the words as typed: these items are similar. */
  close: boolean
  /** The words that the best of the similar items holds for words as typed. */
  corrections: readonly Correction[]
}

interface Asked extends Listing, CardReader {
  /** Needed if the filter has `s`. */
  search?: SearchIndex
}

/**
 * Returns one page of the trainings that match the filter and that the user may see. Without `order_by`, search results
 * are sorted by rank, chosen ids keep their order, and other lists have the learner's own order, or for a visitor those
 * in the visitor's language first. Only the cards are read from the database.
 */
export async function listTrainings(reader: Reader, asked: Asked): Promise<TrainingList> {
  const { catalogue, filter } = asked
  const found = await searched(asked)
  const matched = matchedTrainings(asked, found?.matches)
  const trainings = trainingsOf(matched)
  const { total, facets } = listCounts(asked, matched, found !== undefined)
  const ids = await idsOfPage(
    reader,
    { ...asked, found, trainings },
    { page: filter.page ?? 0, limit: limitOf(filter) },
  )
  const { close = false, corrections = [] } = found ?? {}
  return { items: await cardsWithIds(reader, catalogue, ids, asked), total, facets, close, corrections }
}

async function searched({ filter, search, language }: Asked) {
  if (!filter.s?.trim()) return undefined
  if (!search) throw new Error('A list that is searched needs the search index.')
  return search.search(filter.s, { language })
}

/** A list with its trainings, and what a search found. */
type Chosen = Asked & { trainings: Bits; found: Found | undefined }

async function idsOfPage(
  reader: Reader,
  chosen: Chosen,
  { page, limit }: { page: number; limit: number },
): Promise<number[]> {
  const { filter, found, trainings } = chosen
  const [from, to] = [page * limit, (page + 1) * limit]
  if (found && !filter.order_by)
    return found
      .best(to, trainings)
      .slice(from)
      .map(({ id }) => id)
  const ids: number[] = []
  let place = 0
  for (const { id } of await ordered(reader, chosen, to)) {
    if (place === to) break
    if (hasBit(trainings, id) && place++ >= from) ids.push(id)
  }
  return ids
}

/** Returns all trainings in the order of the list, or its `first` ones at least. */
async function ordered(reader: Reader, chosen: Chosen, first: number): Promise<readonly TrainingFact[]> {
  const { catalogue, filter, user, trainings } = chosen
  if (filter.order_by) return orderTrainings(catalogue, filter.order_by, chosen)
  if (filter.ids) return publishedFacts(catalogue, filter.ids)
  if (user) return personalOrder(reader, { ...chosen, user, trainings }, first)
  return languageFirst(catalogue, chosen.language)
}
