import { type RawBuilder, sql } from 'kysely'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type {
  FoundManagedTrainings,
  ListedManagedTraining,
  ManagedTrainingQuery,
  ManagedTrainingSort,
} from '#shared/contract/managedTrainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { cardColumns } from '../cards/cards.ts'
import { trainingText } from '../save/texts.ts'
import { narrowTrainings } from './narrowTrainings.ts'

/** A page of the list; `before` is the first training of the page that follows it. */
export type ManagedTrainingSearch = ManagedTrainingQuery & { before?: number | undefined }

/** Lists the trainings for administrators, published or not, page by page. */
export async function listManagedTrainings(
  reader: Reader,
  search: ManagedTrainingSearch,
  languages: ReaderLanguages,
): Promise<FoundManagedTrainings & { previous: boolean }> {
  const { limit = KEYSET_PAGE, after, before, sort = '-changed' } = search
  const isBackwards = before !== undefined
  const key = sortKey(sort, languages)
  const from = before ?? after
  const place = await placeOf(reader, from, key)
  const isDescending = sort.startsWith('-') !== isBackwards
  const direction = isDescending ? 'desc' : 'asc'
  const compare = sql.raw(isDescending ? '<' : '>')
  const rows = await reader
    .selectFrom('trainings')
    .select('trainings.id')
    .where((eb) => narrowTrainings(eb, search, dialectOf(reader)))
    .$if(from !== undefined, (query) =>
      // Beside a training that does not exist there is nothing.
      query.where(place ? sql<boolean>`(${key}, trainings.id) ${compare} (${place.key}, ${place.id})` : sql.lit(false)),
    )
    .orderBy(key, direction)
    .orderBy('trainings.id', direction)
    .limit(limit + 1)
    .execute()
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const isCut = rows.length > limit
  if (isBackwards) ids.reverse()
  const isLastPage = !isBackwards && !isCut
  return {
    data: await managedTrainingLines(reader, ids, languages),
    meta: { limit, next: isLastPage ? null : String(ids.at(-1) ?? ''), isLastPage, total: null },
    previous: isBackwards ? isCut : after !== undefined,
  }
}

/** The value by which the list is sorted; titles are those that the reader sees, where they are translated. */
function sortKey(sort: ManagedTrainingSort, { language }: ReaderLanguages): RawBuilder<string | number> {
  if (sort.endsWith('changed')) return sql`trainings.changed`
  if (sort.endsWith('popularity')) return sql`trainings.popularity`
  return sql`coalesce((select training_titles.title_key from training_titles
    where training_titles.training_id = trainings.id and training_titles.langcode = ${language}), trainings.title_key)`
}

async function placeOf(reader: Reader, id: number | undefined, key: RawBuilder<string | number>) {
  if (id === undefined) return undefined
  return reader
    .selectFrom('trainings')
    .select([key.as('key'), 'trainings.id'])
    .where('trainings.id', '=', id)
    .executeTakeFirst()
}

/** These trainings as the list shows them, in this order; those that do not exist are missing. */
export async function managedTrainingLines(
  reader: Reader,
  ids: readonly number[],
  languages: ReaderLanguages,
): Promise<ListedManagedTraining[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('trainings')
    .select(cardColumns)
    .select(['external_id', 'published', 'popularity', 'revision', 'changed'])
    .where('trainings.id', 'in', ids)
    .execute()
  const learners = await openEnrolments(reader, ids)
  const lines = rows.map((row) => {
    const { title, lang, provider = row.provider } = trainingText(row, languages)
    const { id, type, language, external_id, cover, published, popularity, revision, changed } = row
    return {
      id,
      title,
      lang,
      type,
      language,
      provider,
      external_id,
      cover,
      published: published === 1,
      popularity,
      learners: learners.get(id) ?? 0,
      revision,
      changed,
    }
  })
  return lines.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The number of learners of each training who are enrolled and have not completed it. */
export async function openEnrolments(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader
    .selectFrom('enrolments')
    .select((eb) => ['training_id', eb.fn.countAll<number>().as('learners')])
    .where('training_id', 'in', ids)
    .where('state', 'in', ['enrolled', 'in_progress'])
    .groupBy('training_id')
    .execute()
  return new Map(rows.map(({ training_id, learners }) => [training_id, Number(learners)]))
}
