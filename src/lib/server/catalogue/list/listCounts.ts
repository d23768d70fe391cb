import type { TrainingFacets } from '#shared/contract/trainings.ts'
import { publishedFacts, type TermFact, type TrainingFact } from '../facts/catalogueFacts.ts'
import { type FacetName, isTermFacet, type Listing, obstacles } from './matching.ts'
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
  const [types, languages] = [tally<TrainingFact['type']>(), tally<string>()]
  const tops = { topic: tally<number>(), level: tally<number>() }
  let [total, free] = [0, 0]
  for (const training of trainings) {
    const obstacle = obstacleTo(training)
    if (obstacle === 'more') continue
    const isOnlyFor = (choice: FacetName) => obstacle === undefined || obstacle === choice
    if (obstacle === undefined) total++
    if (isOnlyFor('type')) types.add(training.type)
    if (isOnlyFor('language')) languages.add(training.language)
    if (isOnlyFor('free') && training.free) free++
    for (const tid of training.tids) {
      const { parent, vocabulary } = catalogue.terms.get(tid) ?? {}
      if (parent === null && vocabulary && isTermFacet(vocabulary) && isOnlyFor(vocabulary)) tops[vocabulary].add(tid)
    }
  }
  const named = (term: TermFact, count: number) => ({ tid: term.tid, name: termName(term, listing), count })
  const termsOf = (counts: ReturnType<typeof tally<number>>) =>
    counts.fullestFirst().map(({ value, count }) => ({ term: catalogue.terms.get(value)!, count }))
  return {
    total,
    facets: {
      type: types.fullestFirst(),
      language: languages.fullestFirst(),
      topic: termsOf(tops.topic)
        .map(({ term, count }) => named(term, count))
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
      level: termsOf(tops.level)
        .sort((a, b) => a.term.place - b.term.place)
        .map(({ term, count }) => named(term, count)),
      free,
    },
  }
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
