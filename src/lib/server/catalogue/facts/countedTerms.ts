import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CatalogueFacts, TermFact } from './catalogueFacts.ts'
import { catalogueNumbers } from './catalogueNumbers.ts'
import { termName } from '../../taxonomy/termName.ts'
import { groupOf } from './visible.ts'

/** A term with the number of trainings under it that the user may see. */
export interface CountedTerm {
  tid: number
  name: string
  count: number
}

interface Asked extends ReaderLanguages {
  user: CurrentUser | null
  vocabulary: string
  /** Chosen terms, all of them in their order; empty: the top terms of the vocabulary with most trainings. */
  terms: readonly number[]
  /** The maximum number of top terms. */
  size: number
}

/** Returns terms that lead into the catalogue. A chosen term that no longer exists is left out. */
export function countedTerms(
  catalogue: CatalogueFacts,
  { user, vocabulary, terms, size, ...languages }: Asked,
): CountedTerm[] {
  const { byTerm } = catalogueNumbers(catalogue, user)
  const countOf = ({ tid }: TermFact) => byTerm.get(tid) ?? 0
  const found =
    terms.length > 0
      ? terms.flatMap((tid) => catalogue.terms.get(tid) ?? [])
      : catalogue.counted
          .topmost(`${groupOf(catalogue, user)} ${vocabulary}`, () => topmost(catalogue, vocabulary, countOf))
          .slice(0, size)
  return found.map((term) => ({ tid: term.tid, name: termName(term, languages), count: countOf(term) }))
}

function topmost({ terms }: CatalogueFacts, vocabulary: string, countOf: (term: TermFact) => number): TermFact[] {
  return [...terms.values()]
    .filter((term) => term.vocabulary === vocabulary && term.parent === null && countOf(term) > 0)
    .sort((a, b) => countOf(b) - countOf(a) || a.weight - b.weight)
}
