import type { TrainingOrder, TrainingType } from '#shared/contract/trainings.ts'
import type { CacheClock } from '../../cache/clock.ts'
import type { LruCache } from '../../memory/lruCache.ts'
import { remembered } from '../../cache/remembered.ts'
import type { Reader } from '../../db/database.ts'
import type { CatalogueNumbers } from './catalogueNumbers.ts'
import { listTags } from './changes.ts'
import { createKeptCards, type KeptCards } from '../cards/keptCards.ts'
import type { ListCounts } from '../list/listCounts.ts'
import { loadCatalogue } from './loadCatalogue.ts'

/** One published training, as far as finding, ordering and counting need it. */
export interface TrainingFact {
  id: number
  type: TrainingType
  provider: string
  language: string
  free: boolean
  /** When its next session begins, as it was last said; it may be over by now. */
  starts: string | null
  /** Its own terms, as a card lists them. */
  terms: readonly TermFact[]
  /** Its terms and all their ancestors. */
  tids: readonly number[]
  /** Whose it is; none: everyone's. */
  organizations: readonly number[]
}

export interface TermFact {
  tid: number
  parent: number | null
  vocabulary: string
  name: string
  /** JSON of the table, parsed: language → name. */
  translations: Record<string, string>
  weight: number
  /** Its place among all terms: by vocabulary, weight and age. */
  place: number
}

/** Every order that a list can have and that is the same for every reader. */
export type Orders = Readonly<Record<Exclude<TrainingOrder, 'title'>, readonly TrainingFact[]>>

/**
 * The shape of the whole catalogue at one moment, held in memory: asking the database for it, sorting and counting
 * thousands of rows for each page would cost more than the page.
 */
export interface CatalogueFacts {
  trainings: readonly TrainingFact[]
  byId: ReadonlyMap<number, TrainingFact>
  orders: Orders
  /** By the titles that a reader of this language sees. */
  byTitle(reader: { language: string; siteLanguage: string }): Promise<readonly TrainingFact[]>
  terms: ReadonlyMap<number, TermFact>
  /** The organisations that have trainings of their own. */
  owners: ReadonlySet<number>
  /** What lists show of its trainings. */
  cards: KeptCards
  /** What was counted in it lately; it ends with the moment it was counted for. */
  counted: {
    numbers: LruCache<CatalogueNumbers>
    topmost: LruCache<readonly TermFact[]>
    lists: LruCache<ListCounts>
    recommended: LruCache<readonly number[]>
  }
}

/** Those of these trainings that are published, in the order of the identifiers, each once. */
export function factsOf({ byId }: Pick<CatalogueFacts, 'byId'>, ids: readonly number[]): TrainingFact[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** Gives the facts as they are now; read again only after trainings or terms changed. */
export function rememberedCatalogue(reader: Reader, clock: CacheClock): () => Promise<CatalogueFacts> {
  const cards = createKeptCards()
  clock.onChange((tags) => cards.forget(tags))
  return remembered(clock, [...listTags, 'terms'], () => loadCatalogue(reader, cards))
}
