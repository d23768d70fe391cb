import { sql } from 'kysely'
import { type LruCache, lruCache } from '../../memory/lruCache.ts'
import { preferredLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { createKeptCards } from '../cards/keptCards.ts'
import type { CatalogueFacts, Orders, TermFact, TrainingFact } from './catalogueFacts.ts'

/** The most results kept of each kind: a list's counts take up to 20 KB. */
const KEPT = { titles: 20, numbers: 50, topmost: 200, lists: 200, recommended: 500, languageFirst: 20 } as const

/** Reads the whole catalogue; the next snapshot takes over `cards`. */
export async function loadCatalogue(reader: Reader, cards = createKeptCards()): Promise<CatalogueFacts> {
  const terms = await loadTerms(reader)
  const rows = await reader
    .selectFrom('trainings')
    .select(['id', 'type', 'provider', 'language', 'price_amount', 'popularity', 'created', 'next_session_at'])
    .where('published', '=', 1)
    .orderBy('id')
    .execute()
  const tagged = grouped(await reader.selectFrom('training_terms').select(['training_id', 'tid as value']).execute())
  const owned = grouped(
    await reader.selectFrom('training_organizations').select(['training_id', 'organization_id as value']).execute(),
  )
  const titled = grouped(
    await reader.selectFrom('training_titles').select(['training_id', 'langcode as value']).execute(),
  )
  const trainings = rows.map(({ id, type, provider, language, price_amount, next_session_at }) => ({
    id,
    type,
    provider,
    language,
    described: titled.get(id) ?? [language],
    free: price_amount === null,
    starts: next_session_at,
    terms: (tagged.get(id) ?? []).flatMap((tid) => terms.get(tid) ?? []).sort((a, b) => a.place - b.place),
    tids: withAncestors(tagged.get(id) ?? [], terms),
    organizations: owned.get(id) ?? [],
  }))
  const byId = new Map(trainings.map((training) => [training.id, training]))
  return {
    terms,
    trainings,
    byId,
    cards,
    orders: ordersOf(rows, trainings),
    byTitle: titleOrders(reader, byId, lruCache(KEPT.titles, 'catalogue: titles')),
    owners: new Set(trainings.flatMap(({ organizations }) => organizations)),
    counted: {
      numbers: lruCache(KEPT.numbers, 'catalogue: numbers'),
      topmost: lruCache(KEPT.topmost, 'catalogue: topmost'),
      lists: lruCache(KEPT.lists, 'catalogue: lists'),
      recommended: lruCache(KEPT.recommended, 'catalogue: recommended'),
      languageFirst: lruCache(KEPT.languageFirst, 'catalogue: language first'),
    },
  }
}

type Row = Readonly<{ id: number; popularity: number; created: string; next_session_at: string | null }>

/** Among equals the newest comes first; among sessions that begin together, the oldest. No date comes last. */
function ordersOf(rows: readonly Row[], trainings: readonly TrainingFact[]): Orders {
  const sorted = (before: (a: Row, b: Row) => number) =>
    rows
      .map((row, place) => ({ row, fact: trainings[place]! }))
      .sort((a, b) => before(a.row, b.row) || b.row.id - a.row.id)
      .map(({ fact }) => fact)
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return {
    newest: sorted((a, b) => byText(b.created, a.created)),
    popular: sorted((a, b) => b.popularity - a.popularity),
    start_date: sorted((a, b) => byText(a.next_session_at ?? '~', b.next_session_at ?? '~') || a.id - b.id),
  }
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

function withAncestors(tids: readonly number[], terms: ReadonlyMap<number, TermFact>): number[] {
  const all = new Set<number>()
  for (const tid of tids) {
    for (let at: number | null = tid; at !== null && !all.has(at); at = terms.get(at)?.parent ?? null) all.add(at)
  }
  return [...all]
}

function grouped<V>(rows: readonly { training_id: number; value: V }[]): Map<number, V[]> {
  const groups = new Map<number, V[]>()
  for (const { training_id, value } of rows) {
    const group = groups.get(training_id)
    if (group) group.push(value)
    else groups.set(training_id, [value])
  }
  return groups
}
