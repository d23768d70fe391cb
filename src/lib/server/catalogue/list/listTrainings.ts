import type { TrainingCard, TrainingFacets } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import { publishedFacts, type TrainingFact } from '../facts/catalogueFacts.ts'
import { languageFirst, orderTrainings } from './orderTrainings.ts'
import { listCounts } from './listCounts.ts'
import { type Listing, obstacles } from './matching.ts'
import { personalOrder } from '../personalOrder.ts'
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
  /** The words, in the form of the index, that the similar items hold for words as typed. */
  corrected: readonly string[]
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
  const { catalogue } = asked
  const found = await searched(asked)
  const hits =
    found &&
    publishedFacts(
      catalogue,
      found.best(Infinity).map(({ id }) => id),
    )
  const { total, facets } = listCounts(asked, hits)
  const ids = idsOfPage(await ordered(reader, asked, hits), asked)
  const { close = false, corrected = [] } = found ?? {}
  return { items: await cardsWithIds(reader, catalogue, ids, asked), total, facets, close, corrected }
}

async function searched({ filter, search, language }: Asked) {
  if (!filter.s?.trim()) return undefined
  if (!search) throw new Error('A list that is searched needs the search index.')
  return search.search(filter.s, { language })
}

async function ordered(
  reader: Reader,
  asked: Asked,
  hits: readonly TrainingFact[] | undefined,
): Promise<readonly TrainingFact[]> {
  const { catalogue, filter } = asked
  if (filter.order_by) {
    const all = await orderTrainings(catalogue, filter.order_by, asked)
    if (!hits) return all
    const found = new Set(hits)
    return all.filter((training) => found.has(training))
  }
  if (hits) return hits
  if (filter.ids) return publishedFacts(catalogue, filter.ids)
  const { user } = asked
  if (user) return personalOrder(reader, { ...asked, user }, ((filter.page ?? 0) + 1) * limitOf(filter))
  return languageFirst(catalogue, asked.language)
}

function idsOfPage(trainings: readonly TrainingFact[], asked: Asked): number[] {
  const { page = 0 } = asked.filter
  const limit = limitOf(asked.filter)
  const obstacleTo = obstacles(asked)
  const ids: number[] = []
  let before = page * limit
  for (const training of trainings) {
    if (ids.length === limit) break
    if (obstacleTo(training)) continue
    if (before > 0) before--
    else ids.push(training.id)
  }
  return ids
}
