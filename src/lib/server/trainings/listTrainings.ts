import { sql } from 'kysely'
import { toInstant } from '#shared/contract/time.ts'
import type { TrainingCard, TrainingFacets, TrainingOrder } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import { cardColumns, type CardRow, cardsOf } from './cards.ts'
import { trainingFacets } from './facets.ts'
import { hasId, type Listing, matching } from './matching.ts'
import type { SearchIndex } from './search/searchIndex.ts'

/** So many trainings a list has when nobody says how many. */
export const DEFAULT_LIMIT = 25

export interface TrainingList {
  items: TrainingCard[]
  /** How many there are on all pages. */
  total: number
  /** Counts for choosing further; only where they were asked for. */
  facets: TrainingFacets | null
  /** Nothing holds the searched words as they were typed: these are near to them. */
  close: boolean
}

interface Asked extends Listing {
  /** Needed where the filter holds `s`. */
  search?: SearchIndex
  /** Whether to count facets, too. */
  facets?: boolean
}

/**
 * One page of the trainings that the asker may see and the filter wants. Without `order_by`: what was searched for
 * by rank, chosen ids in their order, everything else by popularity.
 */
export async function listTrainings(reader: Reader, asked: Asked): Promise<TrainingList> {
  const found = await searched(asked)
  const hits = found?.hits.map((hit) => hit.id)
  const { rows, total } = await pageOf(reader, asked, hits)
  return {
    items: await cardsOf(reader, rows, asked),
    total,
    facets: asked.facets ? await trainingFacets(reader, asked, hits) : null,
    close: found?.close ?? false,
  }
}

async function searched({ filter, search, language }: Asked) {
  if (!filter.s?.trim()) return undefined
  if (!search) throw new Error('A list that is searched needs the search index.')
  return search.search(filter.s, { language })
}

async function pageOf(
  reader: Reader,
  asked: Asked,
  hits: readonly number[] | undefined,
): Promise<{ rows: CardRow[]; total: number }> {
  const given = asked.filter.order_by ? undefined : (hits ?? asked.filter.ids)
  return given ? inGivenOrder(reader, asked, given) : inOrderOf(reader, asked, hits)
}

/** The order is known before the database is asked: which of them match, then the rows of one page. */
async function inGivenOrder(reader: Reader, asked: Asked, given: readonly number[]) {
  const { limit, offset } = paging(asked)
  const matches = await reader
    .selectFrom('trainings')
    .select('id')
    .where(matching(asked))
    .where((eb) => hasId(eb, given))
    .execute()
  const matched = new Set(matches.map((row) => row.id))
  const ids = [...new Set(given)].filter((id) => matched.has(id))
  const page = ids.slice(offset, offset + limit)
  const rows = await rowsWithIds(reader, page)
  return { rows: page.flatMap((id) => rows.get(id) ?? []), total: ids.length }
}

async function inOrderOf(reader: Reader, asked: Asked, hits: readonly number[] | undefined) {
  const { limit, offset } = paging(asked)
  const matches = () => {
    const all = reader.selectFrom('trainings').where(matching(asked))
    return hits ? all.where((eb) => hasId(eb, hits)) : all
  }
  const rows = await inOrder(matches(), asked).select(cardColumns).limit(limit).offset(offset).execute()
  const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0)
  if (isLastPage) return { rows, total: offset + rows.length }
  const { count } = await matches()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: count }
}

async function rowsWithIds(reader: Reader, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('trainings').select(cardColumns).where('trainings.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Query = ReturnType<typeof trainings>

function inOrder(query: Query, { filter, language, siteLanguage, now }: Asked): Query {
  const order: TrainingOrder = filter.order_by ?? 'popular'
  switch (order) {
    case 'newest':
      return query.orderBy('trainings.created', 'desc').orderBy('trainings.id', 'desc')
    case 'popular':
      return query.orderBy('trainings.popularity', 'desc').orderBy('trainings.id', 'desc')
    case 'start_date': {
      const isOver = sql`(next_session_at is null or next_session_at < ${toInstant(now)})`
      return query.orderBy(isOver).orderBy('trainings.next_session_at').orderBy('trainings.id')
    }
    case 'title': {
      const keyIn = (lang: string) =>
        sql`(select title_key from training_titles where training_id = trainings.id and langcode = ${lang})`
      const key = sql`coalesce(${keyIn(language)}, ${keyIn(siteLanguage)}, trainings.title_key)`
      return query.orderBy(key).orderBy('trainings.id')
    }
  }
}

function trainings(reader: Reader) {
  return reader.selectFrom('trainings')
}

function paging({ filter }: Asked): { limit: number; offset: number } {
  const limit = filter.limit ?? DEFAULT_LIMIT
  return { limit, offset: (filter.page ?? 0) * limit }
}
