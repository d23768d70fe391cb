import { sql } from 'kysely'
import { type LruCache, lruCache } from '../../memory/lruCache.ts'
import { preferredLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { createKeptCards } from './keptCards.ts'
import type { CatalogueFacts, TermFact, TrainingFact } from './catalogueFacts.ts'
import { changedSets, setsOf } from './factSets.ts'
import { changedOrders, sortedOrders } from './factOrders.ts'
import { readFacts } from './readFacts.ts'

/** The maximum number of results kept of each kind: a list's counts take up to 20 KB. */
const KEPT = { titles: 20, numbers: 50, topmost: 200, lists: 200, recommended: 500, languageFirst: 20 } as const

/** Reads the whole catalogue; the next snapshot takes over `cards`. */
export async function loadCatalogue(reader: Reader, cards = createKeptCards()): Promise<CatalogueFacts> {
  const terms = await loadTerms(reader)
  const trainings = await readFacts(reader, terms)
  return snapshotOf(reader, { terms, trainings, cards, sets: setsOf(trainings), orders: sortedOrders(trainings) })
}

/** Returns the next snapshot after changes of these trainings; the terms and everybody's popularity are the same. */
export async function changedCatalogue(
  reader: Reader,
  held: CatalogueFacts,
  ids: readonly number[],
): Promise<CatalogueFacts> {
  // A recount may find that no popularity has changed; PostgreSQL refuses an empty list.
  if (ids.length === 0) return held
  const before = ids.flatMap((id) => held.byId.get(id) ?? [])
  const after = await readFacts(reader, held.terms, ids)
  const { trainings, ...orders } = changedOrders({ ...held.orders, trainings: held.trainings }, { before, after })
  return snapshotOf(reader, { ...held, trainings, orders, sets: changedSets(held.sets, before, after) })
}

type Loaded = Pick<CatalogueFacts, 'terms' | 'trainings' | 'cards' | 'sets' | 'orders'>

function snapshotOf(reader: Reader, { terms, trainings, cards, sets, orders }: Loaded): CatalogueFacts {
  const byId = factsById(trainings)
  return {
    terms,
    trainings,
    byId,
    cards,
    sets,
    orders,
    most: trainings.at(-1)?.id ?? 0,
    byTitle: titleOrders(reader, byId, lruCache(KEPT.titles, 'catalogue: titles')),
    counted: {
      numbers: lruCache(KEPT.numbers, 'catalogue: numbers'),
      topmost: lruCache(KEPT.topmost, 'catalogue: topmost'),
      lists: lruCache(KEPT.lists, 'catalogue: lists'),
      recommended: lruCache(KEPT.recommended, 'catalogue: recommended'),
      languageFirst: lruCache(KEPT.languageFirst, 'catalogue: language first'),
    },
  }
}

/** A list by id is made in a tenth of the time of a map. */
function factsById(trainings: readonly TrainingFact[]): CatalogueFacts['byId'] {
  const places: (TrainingFact | undefined)[] = new Array((trainings.at(-1)?.id ?? 0) + 1)
  for (const training of trainings) places[training.id] = training
  return { get: (id) => places[id] }
}

/** The database sorts the titles, because JavaScript does not compare by code point; once for each language. */
function titleOrders(
  reader: Reader,
  byId: CatalogueFacts['byId'],
  kept: LruCache<Promise<readonly TrainingFact[]>>,
): CatalogueFacts['byTitle'] {
  async function read(languages: readonly string[]): Promise<readonly TrainingFact[]> {
    const keys = languages.map(
      (language) =>
        sql`(select title_key from training_titles where training_id = trainings.id and langcode = ${language})`,
    )
    const rows = await reader
      .selectFrom('trainings')
      .select('id')
      .where('published', '=', 1)
      .orderBy(sql`coalesce(${sql.join(keys)}, trainings.title_key)`)
      .orderBy('id')
      .execute()
    return rows.flatMap(({ id }) => byId.get(id) ?? [])
  }
  return (languages) => {
    const preferred = preferredLanguages(languages)
    return kept(preferred.join(' '), () => read(preferred))
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
