import type { TrainingCard, TrainingFacets } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import { factsOf, type TrainingFact } from '../facts/catalogueFacts.ts'
import { inOrder } from '../cards/inOrder.ts'
import { listCounts } from './listCounts.ts'
import { type Listing, obstacles } from './matching.ts'
import { personalOrder } from '../personalOrder.ts'
import type { SearchIndex } from '../search/searchIndex.ts'

const DEFAULT_LIMIT = 25

/** How many trainings a page of a list has: a list of chosen ids is not cut unless a limit is given. */
export function limitOf({ limit, ids }: Listing['filter']): number {
  return limit ?? Math.max(DEFAULT_LIMIT, ids?.length ?? 0)
}

export interface TrainingList {
  items: TrainingCard[]
  /** How many there are on all pages. */
  total: number
  /** Counts for choosing further. */
  facets: TrainingFacets
  /** Nothing holds the searched words as they were typed: these are near to them. */
  close: boolean
}

interface Asked extends Listing, CardReader {
  /** Needed where the filter holds `s`. */
  search?: SearchIndex
}

/**
 * One page of the trainings that the user may see and the filter wants. Without `order_by`: what was searched for
 * by rank, chosen ids in their order, everything else in the learner's own order, or by popularity for a visitor. Which trainings stand on the page is known
 * without the database; only their cards are read.
 */
export async function listTrainings(reader: Reader, asked: Asked): Promise<TrainingList> {
  const { catalogue } = asked
  const found = await searched(asked)
  const hits =
    found &&
    factsOf(
      catalogue,
      found.hits.map(({ id }) => id),
    )
  const { total, facets } = listCounts(asked, hits)
  const ids = idsOfPage(await ordered(reader, asked, hits), asked)
  return { items: await cardsWithIds(reader, catalogue, ids, asked), total, facets, close: found?.close ?? false }
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
    const all = await inOrder(catalogue, filter.order_by, asked)
    if (!hits) return all
    const found = new Set(hits)
    return all.filter((training) => found.has(training))
  }
  if (hits) return hits
  if (filter.ids) return factsOf(catalogue, filter.ids)
  const { user } = asked
  if (user) return personalOrder(reader, { ...asked, user }, ((filter.page ?? 0) + 1) * limitOf(filter))
  return inOrder(catalogue, 'popular', asked)
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
