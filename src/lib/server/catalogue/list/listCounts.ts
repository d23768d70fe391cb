import type { TrainingFacets } from '#shared/contract/trainings.ts'
import { type CatalogueFacts, factsOf, type TrainingFact } from '../facts/catalogueFacts.ts'
import { type Choice, type Listing, obstacles } from './matching.ts'
import { termName } from '../../taxonomy/termName.ts'
import { groupOf } from './visible.ts'

/** How much there is in a list, and what each further or other choice would leave of it. */
export interface ListCounts {
  total: number
  facets: TrainingFacets
}

/**
 * Counts a list. One that anybody may ask for again is counted once; what was searched for or chosen by number is
 * counted each time.
 * @param hits the trainings that a search found; without it, all
 */
export function listCounts(listing: Listing, hits: readonly TrainingFact[] | undefined): ListCounts {
  const { catalogue, filter } = listing
  const few = hits ?? (filter.ids && factsOf(catalogue, filter.ids))
  if (few) return count(listing, few)
  return catalogue.counted.lists(questionOf(listing), () => count(listing, catalogue.trainings))
}

/** The same for all lists that hold the same trainings and call their topics the same. */
function questionOf({ catalogue, user, language, siteLanguage, filter, terms = {} }: Listing): string {
  const { include_own, linked, multilingual, free, type, language: languages } = filter
  return JSON.stringify([
    groupOf(catalogue, user),
    [language, siteLanguage],
    [include_own === false, linked === false, multilingual === false, free],
    type?.toSorted(),
    languages?.toSorted(),
    Object.entries(terms)
      .map(([vocabulary, tids]) => [vocabulary, ...tids.toSorted((a, b) => a - b)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ])
}

/** One pass for everything: a training that only one choice keeps out counts among what that choice could be instead. */
function count(listing: Listing, trainings: readonly TrainingFact[]): ListCounts {
  const { catalogue } = listing
  const obstacleTo = obstacles(listing)
  const [types, languages, topics] = [tally<TrainingFact['type']>(), tally<string>(), tally<number>()]
  let [total, free] = [0, 0]
  for (const training of trainings) {
    const obstacle = obstacleTo(training)
    if (obstacle === 'more') continue
    const isOnlyFor = (choice: Choice) => obstacle === undefined || obstacle === choice
    if (obstacle === undefined) total++
    if (isOnlyFor('type')) types.add(training.type)
    if (isOnlyFor('language')) languages.add(training.language)
    if (isOnlyFor('free') && training.free) free++
    if (isOnlyFor('topic')) for (const tid of training.tids) if (isTopmostTopic(catalogue, tid)) topics.add(tid)
  }
  return {
    total,
    facets: {
      type: types.fullestFirst(),
      language: languages.fullestFirst(),
      topic: topics
        .fullestFirst()
        .map(({ value: tid, count }) => ({ tid, name: termName(catalogue.terms.get(tid)!, listing), count }))
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
      free,
    },
  }
}

function isTopmostTopic({ terms }: CatalogueFacts, tid: number): boolean {
  const term = terms.get(tid)
  return term?.vocabulary === 'topic' && term.parent === null
}

function tally<V extends string | number>() {
  const counts = new Map<V, number>()
  return {
    add(value: V): void {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    },
    fullestFirst: () =>
      [...counts]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  }
}
