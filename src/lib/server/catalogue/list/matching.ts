import type { TrainingFilter } from '#shared/contract/trainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { maySee } from './visible.ts'

/** A list of trainings for one user. */
export interface Listing extends ReaderLanguages {
  catalogue: CatalogueFacts
  user: CurrentUser | null
  filter: TrainingFilter
  /** Terms by the name of their vocabulary. A training must have one of the terms of each vocabulary. */
  terms?: Readonly<Record<string, readonly number[]>>
}

/** A filter whose values are shown with the count that choosing them would leave. */
export type FacetName = 'type' | 'language' | 'free' | TermFacet

/** The vocabularies whose terms are counted. */
export type TermFacet = 'topic' | 'level'

export const termFacets: readonly TermFacet[] = ['topic', 'level']

/** Why a training is not in a list: one facet alone excludes it, or more does. */
export type Obstacle = FacetName | 'more'

type Condition = (training: TrainingFact) => boolean

/**
 * Returns a function that says why a training is not in the list; `undefined` if it is. Three switches are on unless
 * they are sent as 0: `include_own` (trainings restricted to the user's own organisations), `linked` (trainings that
 * several organisations share) and `multilingual` (trainings held in other languages than the user's).
 */
export function obstacles(listing: Listing): (training: TrainingFact) => Obstacle | undefined {
  const fixed = fixedConditions(listing)
  const choices = choiceConditions(listing)
  return (training) => {
    if (!fixed.every((holds) => holds(training))) return 'more'
    let obstacle: FacetName | undefined
    for (const [choice, holds] of choices) {
      if (holds(training)) continue
      if (obstacle) return 'more'
      obstacle = choice
    }
    return obstacle
  }
}

function fixedConditions({ catalogue, user, language, filter, terms = {} }: Listing): Condition[] {
  const conditions: Condition[] = [(training) => maySee(user, training)]
  if (filter.include_own === false) conditions.push(({ organizations }) => organizations.length === 0)
  if (filter.linked === false) conditions.push(({ organizations }) => organizations.length < 2)
  if (filter.multilingual === false) conditions.push(heldIn([language]))
  if (filter.ids) conditions.push(hasId(filter.ids))
  for (const [vocabulary, tids] of Object.entries(terms)) {
    if (tids.length > 0 && !isTermFacet(vocabulary)) conditions.push(isUnder(catalogue, vocabulary, tids))
  }
  return conditions
}

function choiceConditions({ catalogue, filter, terms = {} }: Listing): [FacetName, Condition][] {
  const { type, language, free } = filter
  const conditions: [FacetName, Condition][] = []
  if (type?.length) conditions.push(['type', (training) => type.includes(training.type)])
  if (language?.length) conditions.push(['language', heldIn(language)])
  if (free !== undefined) conditions.push(['free', (training) => training.free === free])
  for (const vocabulary of termFacets) {
    const tids = terms[vocabulary]
    if (tids?.length) conditions.push([vocabulary, isUnder(catalogue, vocabulary, tids)])
  }
  return conditions
}

/** Whether the terms of a vocabulary are counted. */
export function isTermFacet(vocabulary: string): vocabulary is TermFacet {
  return termFacets.some((name) => name === vocabulary)
}

function hasId(ids: readonly number[]): Condition {
  const wanted = new Set(ids)
  return ({ id }) => wanted.has(id)
}

/** Whether a training is held in one of these languages; `pt` includes its regions (`pt-BR`). */
export function heldIn(languages: readonly string[]): (training: Pick<TrainingFact, 'language'>) => boolean {
  const regions = languages.filter((code) => !code.includes('-')).map((code) => `${code}-`)
  return ({ language }) => languages.includes(language) || regions.some((region) => language.startsWith(region))
}

/** Whether a training has one of these terms or a term below them; terms of other vocabularies match nothing. */
function isUnder({ terms }: CatalogueFacts, vocabulary: string, tids: readonly number[]): Condition {
  const wanted = new Set(tids.filter((tid) => terms.get(tid)?.vocabulary === vocabulary))
  return (training) => training.tids.some((tid) => wanted.has(tid))
}
