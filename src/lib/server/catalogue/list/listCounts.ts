import { trainingTypes } from '#shared/contract/trainings.ts'
import { type Bits, countBits, countCommon } from '../../memory/bits.ts'
import type { CatalogueFacts, ListCounts, TermFact } from '../facts/catalogueFacts.ts'
import { type Listing, type Matched, type TermFacet, trainingsOf } from './matching.ts'
import { termName } from '../../taxonomy/termName.ts'
import { groupOf } from '../facts/visible.ts'

/**
 * Counts a list. Lists that others may request again are cached.
 * @param isFound whether the list has search results only, which are not cached, like chosen ids
 */
export function listCounts(listing: Listing, matched: Matched, isFound: boolean): ListCounts {
  const { catalogue, filter } = listing
  if (isFound || filter.ids) return count(listing, matched)
  return catalogue.counted.lists(questionOf(listing), () => count(listing, matched))
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

/**
 * A facet counts the trainings that all other choices leave. The order of its values does not depend on the counts, so
 * that the next choice is where the user saw it.
 */
function count(listing: Listing, matched: Matched): ListCounts {
  const { sets } = listing.catalogue
  const [type, language, free] = (['type', 'language', 'free'] as const).map((facet) => trainingsOf(matched, facet))
  const named = (vocabulary: TermFacet) =>
    topTerms(listing.catalogue, vocabulary, trainingsOf(matched, vocabulary)).map(({ term, count }) => ({
      tid: term.tid,
      name: termName(term, listing),
      count,
    }))
  return {
    total: countBits(trainingsOf(matched)),
    facets: {
      type: counted(sets.type, type!).sort((a, b) => trainingTypes.indexOf(a.value) - trainingTypes.indexOf(b.value)),
      language: counted(sets.language, language!).sort((a, b) => (a.value < b.value ? -1 : 1)),
      topic: named('topic'),
      level: named('level'),
      free: countCommon(free!, sets.free.get(true) ?? noBits),
    },
  }
}

const noBits: Bits = new Uint32Array(0)

function counted<V extends string>(sets: ReadonlyMap<V, Bits>, trainings: Bits): { value: V; count: number }[] {
  return [...sets]
    .map(([value, bits]) => ({ value, count: countCommon(bits, trainings) }))
    .filter(({ count }) => count > 0)
}

interface CountedFact {
  term: TermFact
  count: number
}

/** Counts the top terms of a vocabulary that have trainings among these, in the order of the vocabulary. */
function topTerms({ terms, sets }: CatalogueFacts, vocabulary: TermFacet, trainings: Bits): CountedFact[] {
  return [...terms.values()]
    .filter((term) => term.parent === null && term.vocabulary === vocabulary)
    .map((term) => ({ term, count: countCommon(trainings, sets.term.get(term.tid) ?? noBits) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.term.place - b.term.place)
}
