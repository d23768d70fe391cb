import { managedTrainingsAddress, type ManagedTrainingPlace } from '#shared/catalogue/managedTrainingPlace.ts'
import { managedTrainingSortLabels, publishStateLabels } from '#shared/catalogue/publishLabels.ts'
import {
  type ManagedTrainingFilter,
  managedTrainingSorts,
  type PublishState,
  publishStates,
} from '#shared/contract/managedTrainings.ts'
import { trainingTypes } from '#shared/contract/trainings.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { filterDrop, filterLinks } from '../../lists/filterLinks.ts'

/** The name of each filter, as a source string. */
export const trainingFilterLabels: Record<keyof ManagedTrainingFilter, string> = {
  s: msg('Search'),
  state: msg('State'),
  type: msg('Type'),
  held_in: msg('Language'),
  provider: msg('Provider'),
  term: msg('Term'),
}

interface Wording {
  place: ManagedTrainingPlace
  t: Translate
}

/** The values that the filters offer. */
export interface OfferedFilters {
  languages: readonly string[]
  providers: readonly string[]
  terms: readonly { tid: number; name: string }[]
}

/** The chips of the states, with the number of trainings in each. */
export function publishChips(states: Record<PublishState, number>, { place, t }: Wording) {
  return {
    label: t('State'),
    choices: filterLinks({
      all: t('All'),
      allCount: states.published + states.draft,
      values: publishStates.map((value) => ({ value, label: t(publishStateLabels[value]), count: states[value] })),
      chosen: place.state,
      addressOf: (state) => managedTrainingsAddress(place, { state }),
    }),
  }
}

/** The lists of types, languages, providers, terms and orders, which open below a button. */
export function trainingDrops(
  { languages, providers, terms }: OfferedFilters,
  { place, t, languageName }: Wording & { languageName(lang: string): string },
) {
  const { sort = '-changed' } = place
  const addressOf = (changes: ManagedTrainingPlace) => managedTrainingsAddress(place, changes)
  return [
    filterDrop({
      label: t('Type'),
      all: t('All types'),
      values: trainingTypes.map((value) => ({ value, label: t(trainingTypeLabels[value]) })),
      chosen: place.type,
      addressOf: (type) => addressOf({ type }),
    }),
    filterDrop({
      label: t('Language'),
      all: t('All languages'),
      values: languages.map((value) => ({ value, label: languageName(value) })),
      chosen: place.held_in,
      addressOf: (held_in) => addressOf({ held_in }),
    }),
    filterDrop({
      label: t('Provider'),
      all: t('All providers'),
      values: providers.map((value) => ({ value, label: value })),
      chosen: place.provider,
      addressOf: (provider) => addressOf({ provider }),
    }),
    filterDrop({
      label: t('Term'),
      all: t('All terms'),
      values: terms.map(({ tid, name }) => ({ value: tid, label: name })),
      chosen: place.term,
      addressOf: (term) => addressOf({ term }),
    }),
    {
      label: t('Sort by'),
      words: t('Sort: {{order}}', { order: t(managedTrainingSortLabels[sort]) }),
      choices: managedTrainingSorts.map((one) => ({
        label: t(managedTrainingSortLabels[one]),
        href: addressOf({ sort: one === '-changed' ? undefined : one }),
        isChosen: one === sort,
      })),
    },
  ]
}
