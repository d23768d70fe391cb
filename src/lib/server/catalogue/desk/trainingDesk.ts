import { sql } from 'kysely'
import type { ListedManagedTraining, ManagedTrainingFilter, PublishState } from '#shared/contract/managedTrainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { termName } from '../../taxonomy/termName.ts'
import { listManagedTrainings, managedTrainingLines, type ManagedTrainingSearch } from './listManagedTrainings.ts'
import { narrowTrainings } from './narrowTrainings.ts'

/** The values that the filters of the list offer. */
export interface TrainingChoices {
  languages: readonly string[]
  providers: readonly string[]
  terms: readonly { tid: number; name: string }[]
}

/** A page of the list with everything around it. */
export interface TrainingDesk {
  trainings: readonly ListedManagedTraining[]
  next: number | undefined
  previous: boolean
  /** How many trainings match the other filters in each state. */
  states: Record<PublishState, number>
  choices: TrainingChoices
  /** The training that was changed last; `undefined`: there is none. */
  taken: ListedManagedTraining | undefined
}

/** The trainings on one page. */
const PER_PAGE = 25
/** The maximum number of values that a filter offers. */
const MOST_CHOICES = 200

/** @param takenId the training that an action changed just now */
export async function readTrainingDesk(
  reader: Reader,
  search: ManagedTrainingSearch,
  { takenId, ...languages }: ReaderLanguages & { takenId?: number | undefined },
): Promise<TrainingDesk> {
  const { data, meta, previous } = await listManagedTrainings(reader, { ...search, limit: PER_PAGE }, languages)
  return {
    trainings: data,
    next: meta.next === null || meta.next === '' ? undefined : Number(meta.next),
    previous,
    states: await countStates(reader, search),
    choices: await readChoices(reader, languages),
    taken: takenId === undefined ? undefined : (await managedTrainingLines(reader, [takenId], languages))[0],
  }
}

async function countStates(
  reader: Reader,
  { state: _, ...filter }: ManagedTrainingFilter,
): Promise<Record<PublishState, number>> {
  const rows = await reader
    .selectFrom('trainings')
    .select((eb) => ['published', eb.fn.countAll<number>().as('trainings')])
    .where((eb) => narrowTrainings(eb, filter, dialectOf(reader)))
    .groupBy('published')
    .execute()
  const countOf = (published: number) => Number(rows.find((row) => row.published === published)?.trainings ?? 0)
  return { published: countOf(1), draft: countOf(0) }
}

async function readChoices(reader: Reader, languages: ReaderLanguages): Promise<TrainingChoices> {
  const trainings = reader.selectFrom('trainings').distinct().limit(MOST_CHOICES)
  const spoken = await trainings.select('language').orderBy('language').execute()
  const providers = await trainings
    .select('provider')
    .where(sql<boolean>`provider <> ''`)
    .orderBy('provider')
    .execute()
  const terms = await reader
    .selectFrom('terms')
    .select(['tid', 'name', 'translations'])
    .where('tid', 'in', (eb) => eb.selectFrom('training_terms').select('training_terms.tid').distinct())
    .orderBy('name')
    .limit(MOST_CHOICES)
    .execute()
  return {
    languages: spoken.map(({ language }) => language),
    providers: providers.map(({ provider }) => provider),
    terms: terms.map((term) => ({ tid: term.tid, name: termName(term, languages) })),
  }
}
