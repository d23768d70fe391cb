import type { TrainingFilter } from '#shared/contract/trainings.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { addBit, type Bits, emptyBits, keepCommon, unionOfBits } from '../../memory/bits.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { visibleSet } from '../facts/visible.ts'

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

/** The trainings of a list, by what excludes the others. */
export interface Matched {
  /** Those that only a choice of the user can exclude. */
  offered: Bits
  /** Those that each choice leaves. */
  chosen: ReadonlyMap<FacetName, Bits>
}

/**
 * Finds the trainings of a list. Three switches are on unless they are sent as 0: `include_own` (trainings restricted to
 * the user's own organisations), `linked` (trainings that several organisations share) and `multilingual` (trainings
 * held in other languages than the user's).
 * @param found the trainings that a search found; all if omitted
 */
export function matchedTrainings(listing: Listing, found?: Bits): Matched {
  const offered = visibleSet(listing.catalogue, listing.user)
  for (const bits of fixedSets(listing)) keepCommon(offered, bits)
  return { offered: found ? keepCommon(offered, found) : offered, chosen: chosenSets(listing) }
}

/** Returns the trainings that all choices leave, or all except one. */
export function trainingsOf({ offered, chosen }: Matched, except?: FacetName): Bits {
  const left = offered.slice()
  for (const [facet, bits] of chosen) if (facet !== except) keepCommon(left, bits)
  return left
}

function fixedSets({ catalogue, language, filter, terms = {} }: Listing): Bits[] {
  const { sets } = catalogue
  const fixed: Bits[] = []
  if (filter.include_own === false) fixed.push(unionOfBits(catalogue.most, [sets.open.get(true)]))
  if (filter.linked === false) fixed.push(unionOfBits(catalogue.most, [sets.shared.get(false)]))
  if (filter.multilingual === false) fixed.push(heldInAny(catalogue, [language]))
  if (filter.ids) fixed.push(withIds(catalogue, filter.ids))
  for (const [vocabulary, tids] of Object.entries(terms)) {
    if (tids.length > 0 && !isTermFacet(vocabulary)) fixed.push(under(catalogue, vocabulary, tids))
  }
  return fixed
}

function chosenSets({ catalogue, filter, terms = {} }: Listing): Map<FacetName, Bits> {
  const { sets } = catalogue
  const { type, language, free } = filter
  const chosen = new Map<FacetName, Bits>()
  if (type?.length)
    chosen.set(
      'type',
      unionOfBits(
        catalogue.most,
        type.map((one) => sets.type.get(one)),
      ),
    )
  if (language?.length) chosen.set('language', heldInAny(catalogue, language))
  if (free !== undefined) chosen.set('free', unionOfBits(catalogue.most, [sets.free.get(free)]))
  for (const vocabulary of termFacets) {
    const tids = terms[vocabulary]
    if (tids?.length) chosen.set(vocabulary, under(catalogue, vocabulary, tids))
  }
  return chosen
}

/** Whether the terms of a vocabulary are counted. */
function isTermFacet(vocabulary: string): vocabulary is TermFacet {
  return termFacets.some((name) => name === vocabulary)
}

function withIds({ most }: CatalogueFacts, ids: readonly number[]): Bits {
  const bits = emptyBits(most)
  for (const id of ids) if (id <= most) addBit(bits, id)
  return bits
}

function heldInAny(catalogue: CatalogueFacts, languages: readonly string[]): Bits {
  const isHeld = heldIn(languages)
  const held = [...catalogue.sets.language].filter(([language]) => isHeld({ language }))
  return unionOfBits(
    catalogue.most,
    held.map(([, bits]) => bits),
  )
}

/** Whether a training is held in one of these languages; `pt` includes its regions (`pt-BR`). */
export function heldIn(languages: readonly string[]): (training: Pick<TrainingFact, 'language'>) => boolean {
  const regions = languages.filter((code) => !code.includes('-')).map((code) => `${code}-`)
  return ({ language }) => languages.includes(language) || regions.some((region) => language.startsWith(region))
}

/** The trainings that have one of these terms or a term below them; terms of other vocabularies match nothing. */
function under(catalogue: CatalogueFacts, vocabulary: string, tids: readonly number[]): Bits {
  const wanted = tids.filter((tid) => catalogue.terms.get(tid)?.vocabulary === vocabulary)
  return unionOfBits(
    catalogue.most,
    wanted.map((tid) => catalogue.sets.term.get(tid)),
  )
}
