import { sql } from 'kysely'
import type { TrainingFacets, TrainingType } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import { nameIn } from './cards.ts'
import { type Choice, hasId, type Listing, matching } from './matching.ts'

/**
 * Counts the facets of a list.
 * @param hits the trainings that a search found; without it, all
 */
export async function trainingFacets(
  reader: Reader,
  listing: Listing,
  hits: readonly number[] | undefined,
): Promise<TrainingFacets> {
  const { filter } = listing
  const base = await cube(reader, listing, hits)
  // A choice that was made hides its own other values: they are counted with that choice left out.
  const cubeFor = (choice: Choice, isChosen: boolean) => (isChosen ? cube(reader, listing, hits, choice) : base)
  const types = await cubeFor('type', Boolean(filter.type?.length))
  const languages = await cubeFor('language', Boolean(filter.language?.length))
  const prices = await cubeFor('free', filter.free !== undefined)
  return {
    type: summed(types, (cell) => cell.type),
    language: summed(languages, (cell) => cell.language),
    topic: await topics(reader, listing, hits),
    free: prices.filter((cell) => cell.free === 1).reduce((sum, cell) => sum + cell.count, 0),
  }
}

interface Cell {
  type: TrainingType
  language: string
  free: number
  count: number
}

/** One pass counts by three things at once; their combinations are few. */
function cube(
  reader: Reader,
  listing: Listing,
  hits: readonly number[] | undefined,
  without?: Choice,
): Promise<Cell[]> {
  const free = sql<number>`case when price_amount is null then 1 else 0 end`
  return matches(reader, listing, hits, without)
    .select(({ fn }) => ['type', 'language', free.as('free'), fn.countAll<number>().as('count')])
    .groupBy(['type', 'language', free])
    .execute()
}

async function topics(
  reader: Reader,
  listing: Listing,
  hits: readonly number[] | undefined,
): Promise<TrainingFacets['topic']> {
  const roots = await reader
    .withRecursive('under(tid, root)', (db) =>
      db
        .selectFrom('terms')
        .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
        .select(['terms.tid', 'terms.tid as root'])
        .where('machine_name', '=', 'topic')
        .where('parent_tid', 'is', null)
        .unionAll(
          db
            .selectFrom('terms')
            .innerJoin('under', 'under.tid', 'terms.parent_tid')
            .select(['terms.tid', 'under.root']),
        ),
    )
    .selectFrom('training_terms')
    .innerJoin('under', 'under.tid', 'training_terms.tid')
    .where('training_id', 'in', matches(reader, listing, hits, 'topic').select('trainings.id'))
    .select(({ fn }) => ['root', fn.count<number>('training_id').distinct().as('count')])
    .groupBy('root')
    .execute()
  if (roots.length === 0) return []
  const counts = new Map(roots.map(({ root, count }) => [root, count]))
  const terms = await reader
    .selectFrom('terms')
    .select(['tid', 'name', 'translations'])
    .where('tid', 'in', [...counts.keys()])
    .execute()
  return terms
    .map((term) => ({ tid: term.tid, name: nameIn(term, listing.language), count: counts.get(term.tid) ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

function matches(reader: Reader, listing: Listing, hits: readonly number[] | undefined, without?: Choice) {
  const all = reader.selectFrom('trainings').where(matching(listing, without))
  return hits ? all.where((eb) => hasId(eb, hits)) : all
}

function summed<V>(cells: readonly Cell[], pick: (cell: Cell) => V): { value: V; count: number }[] {
  const counts = new Map<V, number>()
  for (const cell of cells) counts.set(pick(cell), (counts.get(pick(cell)) ?? 0) + cell.count)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
