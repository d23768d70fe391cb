import type { TrainingFacets, TrainingOrder, TrainingType } from '#shared/contract/trainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { LruCache } from '../../memory/lruCache.ts'
import type { CatalogueNumbers } from './catalogueNumbers.ts'
import type { KeptCards } from './keptCards.ts'
import type { FactSets } from './factSets.ts'

/** The part of a published training that finding, sorting and counting need. */
export interface TrainingFact {
  id: number
  type: TrainingType
  provider: string
  language: string
  /** The languages of its title. */
  described: readonly string[]
  free: boolean
  /** When its next session begins; it may be in the past. */
  starts: string | null
  created: string
  popularity: number
  /** Its own terms, as a card lists them. */
  terms: readonly TermFact[]
  /** Its terms and all their ancestors. */
  tids: readonly number[]
  /** The organisations whose members may see it; empty: everyone. */
  organizations: readonly number[]
}

export interface TermFact {
  tid: number
  parent: number | null
  vocabulary: string
  name: string
  /** Names by language. */
  translations: Record<string, string>
  weight: number
  /** Its position among all terms, sorted by vocabulary, weight and age. */
  place: number
}

/** The size of a list, and the size that each further or other choice would leave. */
export interface ListCounts {
  total: number
  facets: TrainingFacets
}

/** The orders that are the same for every reader. */
export type Orders = Readonly<Record<Exclude<TrainingOrder, 'title'>, readonly TrainingFact[]>>

/**
 * A snapshot of the whole catalogue in memory: to query, sort and count thousands of rows for each page would cost
 * more than the page.
 */
export interface CatalogueFacts {
  /** In the order of their ids. */
  trainings: readonly TrainingFact[]
  /** No id is larger. */
  most: number
  byId: { get(id: number): TrainingFact | undefined }
  sets: FactSets
  orders: Orders
  /** Returns the trainings by the titles that this reader sees. */
  byTitle(reader: ReaderLanguages): Promise<readonly TrainingFact[]>
  terms: ReadonlyMap<number, TermFact>
  /** The cards that lists show. */
  cards: KeptCards
  /** Recent counts for this snapshot. */
  counted: {
    numbers: LruCache<CatalogueNumbers>
    topmost: LruCache<readonly TermFact[]>
    lists: LruCache<ListCounts>
    recommended: LruCache<readonly number[]>
    languageFirst: LruCache<readonly TrainingFact[]>
  }
}

/** Returns the published trainings among `ids`, in this order and each once. */
export function publishedFacts({ byId }: Pick<CatalogueFacts, 'byId'>, ids: readonly number[]): TrainingFact[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
