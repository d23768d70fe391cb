import type { TrainingFacets } from '#shared/contract/trainings.ts'
import { type CatalogueFacts, publishedFacts, type TrainingFact } from '../facts/catalogueFacts.ts'
import { type FacetName, type Listing, obstacles } from './matching.ts'
import { termName } from '../../taxonomy/termName.ts'
import { groupOf } from './visible.ts'

/** The size of a list, and the size that each further or other choice would leave. */
export interface ListCounts {
  total: number
  facets: TrainingFacets
}

/**
 * Counts a list. Lists that others may request again are cached; search results and chosen ids are not.
 * @param hits the trainings that a search found; all if omitted
 */
export function listCounts(listing: Listing, hits: readonly TrainingFact[] | undefined): ListCounts {
  const { catalogue, filter } = listing
  const few = hits ?? (filter.ids && publishedFacts(catalogue, filter.ids))
  if (few) return count(listing, few)
  return catalogue.counted.lists(questionOf(listing), () => count(listing, catalogue.trainings))
}

/** Identifies lists with the same trainings and the same names of topics. */
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

/** Counts in one pass: a training that one facet alone excludes counts for the other values of that facet. */
function count(listing: Listing, trainings: readonly TrainingFact[]): ListCounts {
  const { catalogue } = listing
  const obstacleTo = obstacles(listing)
  const [types, languages, topics] = [tally<TrainingFact['type']>(), tally<string>(), tally<number>()]
  let [total, free] = [0, 0]
  for (const training of trainings) {
    const obstacle = obstacleTo(training)
    if (obstacle === 'more') continue
    const isOnlyFor = (choice: FacetName) => obstacle === undefined || obstacle === choice
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
