import type { TrainingOrder } from '#shared/contract/trainings.ts'
import type { CacheClock } from '../cache/clock.ts'
import { remembered } from '../cache/remembered.ts'
import type { Reader } from '../db/database.ts'

/** One published training, as far as counting by topic needs it. */
export interface TrainingFact {
  id: number
  provider: string
  language: string
  /** Its own terms, as a card lists them. */
  terms: readonly TermFact[]
  /** Its terms and all their ancestors. */
  tids: readonly number[]
  /** Whose it is; none: everyone's. */
  organizations: readonly number[]
  free: boolean
}

/** Every order a list can have, as the places of `trainings` in it. */
export type Orders = Readonly<Record<Exclude<TrainingOrder, 'title'>, readonly TrainingFact[]>>

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

/** The shape of the whole catalogue, held in memory: counting 5,000 rows by topic for each page would cost more than the page. */
export interface CatalogueFacts {
  trainings: readonly TrainingFact[]
  byId: ReadonlyMap<number, TrainingFact>
  orders: Orders
  terms: ReadonlyMap<number, TermFact>
}

/** Gives the facts as they are now; read again only after trainings or terms changed. */
export function rememberedCatalogue(reader: Reader, clock: CacheClock): () => Promise<CatalogueFacts> {
  return remembered(clock, ['trainings:newest', 'trainings:popular', 'trainings:start_date', 'terms'], () =>
    loadCatalogue(reader),
  )
}

async function loadCatalogue(reader: Reader): Promise<CatalogueFacts> {
  const terms = await loadTerms(reader)
  const trainings = await reader
    .selectFrom('trainings')
    .select(['id', 'provider', 'language', 'price_amount', 'popularity', 'created', 'next_session_at'])
    .where('published', '=', 1)
    .execute()
  const tagged = grouped(await reader.selectFrom('training_terms').select(['training_id', 'tid as value']).execute())
  const owned = grouped(
    await reader.selectFrom('training_organizations').select(['training_id', 'organization_id as value']).execute(),
  )
  const facts = trainings.map(({ id, provider, language, price_amount }) => ({
    ...{ id, provider, language, free: price_amount === null },
    terms: (tagged.get(id) ?? []).flatMap((tid) => terms.get(tid) ?? []).sort((a, b) => a.place - b.place),
    tids: withAncestors(tagged.get(id) ?? [], terms),
    organizations: owned.get(id) ?? [],
  }))
  return {
    terms,
    trainings: facts,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    orders: ordersOf(trainings, facts),
  }
}

/** The orders of the listing's SQL: ties go to the younger one, a date that is not set comes last. */
function ordersOf(
  rows: readonly { id: number; popularity: number; created: string; next_session_at: string | null }[],
  facts: readonly TrainingFact[],
): Orders {
  const sorted = (before: (a: (typeof rows)[number], b: (typeof rows)[number]) => number) =>
    rows
      .map((row, place) => ({ row, fact: facts[place]! }))
      .sort((a, b) => before(a.row, b.row) || b.row.id - a.row.id)
      .map(({ fact }) => fact)
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return {
    newest: sorted((a, b) => byText(b.created, a.created)),
    popular: sorted((a, b) => b.popularity - a.popularity),
    start_date: sorted((a, b) => byText(a.next_session_at ?? '~', b.next_session_at ?? '~') || a.id - b.id),
  }
}

async function loadTerms(reader: Reader): Promise<Map<number, TermFact>> {
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['tid', 'parent_tid', 'machine_name', 'terms.name', 'terms.translations', 'weight'])
    .orderBy('vocabularies.id')
    .orderBy('weight')
    .orderBy('tid')
    .execute()
  return new Map(
    rows.map((row, place) => [
      row.tid,
      {
        tid: row.tid,
        parent: row.parent_tid,
        vocabulary: row.machine_name,
        name: row.name,
        translations: JSON.parse(row.translations),
        weight: row.weight,
        place,
      },
    ]),
  )
}

function withAncestors(tids: readonly number[], terms: ReadonlyMap<number, TermFact>): number[] {
  const all = new Set<number>()
  for (const tid of tids) {
    for (let at: number | null = tid; at !== null && !all.has(at); at = terms.get(at)?.parent ?? null) all.add(at)
  }
  return [...all]
}

function grouped(rows: readonly { training_id: number; value: number }[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const { training_id, value } of rows) {
    const group = groups.get(training_id)
    if (group) group.push(value)
    else groups.set(training_id, [value])
  }
  return groups
}
