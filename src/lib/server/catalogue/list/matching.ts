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
  /** Terms by the name of their vocabulary: one of them within a vocabulary, something from each vocabulary. */
  terms?: Readonly<Record<string, readonly number[]>>
}

/** What is chosen among values that are each shown with a count: what choosing it instead would leave. */
export type Choice = 'type' | 'language' | 'free' | 'topic'

/** Why a training is not in a list: for one choice alone, or for more than that. */
export type Obstacle = Choice | 'more'

type Condition = (training: TrainingFact) => boolean

/**
 * Tells what keeps a training out of a list; nothing, where it is in it. The three switches are on unless they are
 * sent as 0: `include_own` trainings restricted to the user's own organisations, `linked` trainings that several
 * organisations share, `multilingual` trainings held in other languages than the user's.
 */
export function obstacles(listing: Listing): (training: TrainingFact) => Obstacle | undefined {
  const fixed = fixedConditions(listing)
  const choices = choiceConditions(listing)
  return (training) => {
    if (!fixed.every((holds) => holds(training))) return 'more'
    let obstacle: Choice | undefined
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
    if (tids.length > 0 && vocabulary !== 'topic') conditions.push(isUnder(catalogue, vocabulary, tids))
  }
  return conditions
}

function choiceConditions({ catalogue, filter, terms = {} }: Listing): [Choice, Condition][] {
  const { type, language, free } = filter
  const conditions: [Choice, Condition][] = []
  if (type?.length) conditions.push(['type', (training) => type.includes(training.type)])
  if (language?.length) conditions.push(['language', heldIn(language)])
  if (free !== undefined) conditions.push(['free', (training) => training.free === free])
  if (terms.topic?.length) conditions.push(['topic', isUnder(catalogue, 'topic', terms.topic)])
  return conditions
}

function hasId(ids: readonly number[]): Condition {
  const wanted = new Set(ids)
  return ({ id }) => wanted.has(id)
}

/** In one of these languages; a bare language (`pt`) takes its regions (`pt-BR`) with it. */
function heldIn(languages: readonly string[]): Condition {
  const regions = languages.filter((code) => !code.includes('-')).map((code) => `${code}-`)
  return ({ language }) => languages.includes(language) || regions.some((region) => language.startsWith(region))
}

/** Under one of these terms of a vocabulary or under a term below them. What is no term of it matches nothing. */
function isUnder({ terms }: CatalogueFacts, vocabulary: string, tids: readonly number[]): Condition {
  const wanted = new Set(tids.filter((tid) => terms.get(tid)?.vocabulary === vocabulary))
  return (training) => training.tids.some((tid) => wanted.has(tid))
}
