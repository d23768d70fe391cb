import { queryOptions } from '@tanstack/react-query'
import type { TrainingFilter, TrainingQuery } from '#shared/contract/trainings.ts'
import { call } from '../api.ts'
import type { SelectChoice } from './choices.ts'

/** The number of trainings that a search offers. */
const MOST_FOUND = 20
/** The longest list of ids that the filter takes. */
const MOST_IDS = 100

/** The trainings whose title or text has these words; without words, the newest. */
export function foundTrainingsQuery(text: string) {
  return queryOptions({
    queryKey: ['trainings', 'found', text],
    queryFn: ({ signal }) =>
      trainingChoices(text === '' ? { order_by: 'newest', limit: MOST_FOUND } : { s: text, limit: MOST_FOUND }, signal),
  })
}

/** The titles of trainings. */
export function namedTrainingsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['trainings', 'named', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => trainingChoices({ ids: ids.slice(0, MOST_IDS), limit: MOST_IDS }, signal),
  })
}

async function trainingChoices(filter: TrainingFilter, signal: AbortSignal): Promise<SelectChoice[]> {
  // why: the query has an index signature for the names of vocabularies, which the named fields do not fit
  const query = filter as TrainingQuery
  const { data } = await call('GET trainings', { query, whole: false, signal })
  return data.map(({ id, title }) => ({ value: id, label: title }))
}
