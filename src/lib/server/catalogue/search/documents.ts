import type { Reader } from '../../db/database.ts'
import type { TrainingLanguages } from '../languageFit.ts'
import { readTexts } from '../save/texts.ts'
import { freeWords, typeWords } from './moreWords.ts'

/** The searchable text of a training in all its languages. */
export interface SearchDocument extends TrainingLanguages {
  id: number
  title: string
  summary: string
  provider: string
  topics: string
  /** Other words that people use to find it. */
  more: string
}

/** The searchable names of each term: its own and its ancestors', in all languages. */
export type TermNames = ReadonlyMap<number, string>

/** Reads the documents of these trainings; deleted and unpublished ones are missing. */
export async function documentsWithIds(
  reader: Reader,
  ids: readonly number[],
  names: TermNames,
): Promise<SearchDocument[]> {
  if (ids.length === 0) return []
  return withTopics(reader, await published(reader).where('id', 'in', ids).execute(), names)
}

/** Reads the next documents after an id, in the order of ids. */
export async function documentsAfter(
  reader: Reader,
  { after, limit }: { after: number; limit: number },
  names: TermNames,
): Promise<SearchDocument[]> {
  const rows = await published(reader).where('id', '>', after).orderBy('id').limit(limit).execute()
  return withTopics(reader, rows, names)
}

/** Reads the names of all terms. */
export async function readTermNames(reader: Reader): Promise<TermNames> {
  const rows = await reader.selectFrom('terms').select(['tid', 'parent_tid', 'name', 'translations']).execute()
  const terms = new Map(rows.map((row) => [row.tid, row]))
  const namesOf = (tid: number | null, above: readonly number[]): string[] => {
    const term = tid === null || above.includes(tid) ? undefined : terms.get(tid)
    if (!term) return []
    const own = [term.name, ...Object.values(JSON.parse(term.translations))]
    return [...own.map(String), ...namesOf(term.parent_tid, [...above, term.tid])]
  }
  return new Map(rows.map(({ tid }) => [tid, namesOf(tid, []).join('\n')]))
}

/** Returns the trainings that have one of these terms. */
export async function trainingsUnder(reader: Reader, tids: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < tids.length; from += 500) {
    const some = tids.slice(from, from + 500)
    const rows = await reader.selectFrom('training_terms').select('training_id').where('tid', 'in', some).execute()
    ids.push(...rows.map((row) => row.training_id))
  }
  return ids
}

type Row = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number]

function published(reader: Reader) {
  return reader
    .selectFrom('trainings')
    .select(['id', 'type', 'language', 'title', 'summary', 'provider', 'translations', 'price_amount'])
    .where('published', '=', 1)
}

async function withTopics(reader: Reader, rows: readonly Row[], names: TermNames): Promise<SearchDocument[]> {
  if (rows.length === 0) return []
  const tagged = await reader
    .selectFrom('training_terms')
    .select(['training_id', 'tid'])
    .where(
      'training_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const topics = Map.groupBy(tagged, (row) => row.training_id)
  return rows.map((row) => {
    const byLanguage = readTexts(row)
    const texts = Object.values(byLanguage)
    return {
      id: row.id,
      language: row.language,
      described: Object.keys(byLanguage),
      title: texts.map((text) => text.title).join('\n'),
      summary: texts.map((text) => text.summary).join('\n'),
      provider: [row.provider, ...texts.flatMap(({ provider }) => provider ?? [])].join('\n'),
      more: row.price_amount === null ? `${typeWords[row.type]} ${freeWords}` : typeWords[row.type],
      topics: (topics.get(row.id) ?? []).map(({ tid }) => names.get(tid) ?? '').join('\n'),
    }
  })
}
