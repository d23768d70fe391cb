import { managedTrainingsAddress, type ManagedTrainingPlace } from '#shared/catalogue/managedTrainingPlace.ts'
import { managedTrainingSortLabels, publishStateLabels } from '#shared/catalogue/publishLabels.ts'
import { managedTrainingSorts, type PublishState, publishStates } from '#shared/contract/managedTrainings.ts'
import { trainingTypes } from '#shared/contract/trainings.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'

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
  const chip = (label: string, state: PublishState | undefined, count: number) => ({
    label,
    count,
    href: managedTrainingsAddress(place, { state }),
    isChosen: place.state === state,
  })
  return {
    label: t('State'),
    choices: [
      chip(t('All'), undefined, states.published + states.draft),
      ...publishStates.map((state) => chip(t(publishStateLabels[state]), state, states[state])),
    ],
  }
}

/** The lists of types, languages, providers, terms and orders, which open below a button. */
export function trainingDrops(
  { languages, providers, terms }: OfferedFilters,
  { place, t, languageName }: Wording & { languageName(lang: string): string },
) {
  const { type, held_in, provider, term, sort = '-changed' } = place
  const choice = (label: string, changes: ManagedTrainingPlace, isChosen: boolean) => ({
    label,
    isChosen,
    href: managedTrainingsAddress(place, changes),
  })
  return [
    {
      label: t('Type'),
      words: type ? t(trainingTypeLabels[type]) : t('All types'),
      choices: [
        choice(t('All types'), { type: undefined }, type === undefined),
        ...trainingTypes.map((one) => choice(t(trainingTypeLabels[one]), { type: one }, one === type)),
      ],
    },
    {
      label: t('Language'),
      words: held_in ? languageName(held_in) : t('All languages'),
      choices: [
        choice(t('All languages'), { held_in: undefined }, held_in === undefined),
        ...languages.map((one) => choice(languageName(one), { held_in: one }, one === held_in)),
      ],
    },
    {
      label: t('Provider'),
      words: provider ?? t('All providers'),
      choices: [
        choice(t('All providers'), { provider: undefined }, provider === undefined),
        ...providers.map((one) => choice(one, { provider: one }, one === provider)),
      ],
    },
    {
      label: t('Term'),
      words: term === undefined ? t('All terms') : (terms.find(({ tid }) => tid === term)?.name ?? String(term)),
      choices: [
        choice(t('All terms'), { term: undefined }, term === undefined),
        ...terms.map(({ tid, name }) => choice(name, { term: tid }, tid === term)),
      ],
    },
    {
      label: t('Sort by'),
      words: t('Sort: {{order}}', { order: t(managedTrainingSortLabels[sort]) }),
      choices: managedTrainingSorts.map((one) =>
        choice(t(managedTrainingSortLabels[one]), { sort: one === '-changed' ? undefined : one }, one === sort),
      ),
    },
  ]
}
