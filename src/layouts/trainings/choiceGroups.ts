import type { TermRef, TrainingFacets } from '#shared/contract/trainings.ts'
import type { Formats } from '#shared/i18n/format.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { choose, type SearchPlace, toggled } from './choices.ts'

/** A link that adds or removes a value of a filter. */
export interface FilterLink {
  /** The id of the link, the same on every page of the search. */
  id: string
  label: string
  href: string
  count: number
  isChosen: boolean
}

export interface ChoiceGroup {
  title: string
  choices: FilterLink[]
}

interface Shown {
  place: SearchPlace
  facets: TrainingFacets
  /** The number of trainings in the list. */
  total: number
  t: Translate
  format: Pick<Formats, 'languageName'>
  /** The user's language, which sorts names. */
  lang: string
}

/** Returns the filters of a list; groups without a choice that changes it are missing. */
export function choiceGroups({ place, facets, total, t, format, lang }: Shown): ChoiceGroup[] {
  const { filter } = place.chosen
  const by = (part: object) => choose(place, { filter: { ...filter, ...part } })
  const { compare } = new Intl.Collator(lang)
  const groups: ChoiceGroup[] = [
    { title: t('Topic'), choices: termChoices(place, 'topic', facets.topic) },
    {
      title: t('Type'),
      choices: facets.type.map(({ value, count }) => ({
        id: `filter-type-${value}`,
        label: t(trainingTypeLabels[value]),
        count,
        isChosen: filter.type?.includes(value) ?? false,
        href: by({ type: toggled(filter.type, value) }),
      })),
    },
    { title: t('Level'), choices: termChoices(place, 'level', facets.level) },
    {
      title: t('Language'),
      choices: facets.language
        .map(({ value, count }) => ({
          id: `filter-language-${value}`,
          label: format.languageName(value),
          count,
          isChosen: filter.language?.includes(value) ?? false,
          href: by({ language: toggled(filter.language, value) }),
        }))
        .sort((one, other) => compare(one.label, other.label)),
    },
    {
      title: t('Price'),
      choices: [
        {
          id: 'filter-free',
          label: t('Free'),
          count: facets.free,
          isChosen: filter.free === true,
          href: by({ free: filter.free ? undefined : true }),
        },
      ].filter(({ count, isChosen }) => count > 0 || isChosen),
    },
  ]
  return groups.filter(
    ({ choices }) => choices.length > 1 || choices.some(({ isChosen, count }) => isChosen || count < total),
  )
}

function termChoices(place: SearchPlace, vocabulary: string, facet: TrainingFacets['topic']): FilterLink[] {
  const { terms } = place.chosen
  return facet.map(({ tid, name, count }) => ({
    id: `filter-${vocabulary}-${tid}`,
    label: name,
    count,
    isChosen: terms[vocabulary]?.includes(tid) ?? false,
    href: choose(place, { terms: { ...terms, [vocabulary]: toggled(terms[vocabulary], tid) } }),
  }))
}

/** Returns the active filters; their links remove them. */
export function chosenNow({ place, t, format }: Omit<Shown, 'facets' | 'total' | 'lang'>, named: readonly TermRef[]) {
  const { filter, terms } = place.chosen
  const by = (part: object) => choose(place, { filter: { ...filter, ...part } })
  return [
    ...named.map(({ tid, name, vocabulary }) => ({
      label: name,
      href: choose(place, { terms: { ...terms, [vocabulary]: toggled(terms[vocabulary], tid) } }),
    })),
    ...(filter.type ?? []).map((type) => ({
      label: t(trainingTypeLabels[type]),
      href: by({ type: toggled(filter.type, type) }),
    })),
    ...(filter.language ?? []).map((code) => ({
      label: format.languageName(code),
      href: by({ language: toggled(filter.language, code) }),
    })),
    ...(filter.free === undefined
      ? []
      : [{ label: filter.free ? t('Free') : t('With a price'), href: by({ free: undefined }) }]),
  ]
}
