import { roleLabels, roles } from '#shared/access/roles.ts'
import { MOST_COUNTED, type PeopleCounts, type StateFilter, stateFilters } from '#shared/contract/managedPeople.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { peopleAddress, type PeoplePlace } from '#shared/people/peoplePlace.ts'
import { stateFilterLabels } from '#shared/people/stateLabels.ts'

interface Wording {
  place: PeoplePlace
  t: Translate
}

interface Named<Key> {
  id: Key
  name: string
}

/** The chips of the states, with the number of people in each. */
export function peopleChips(counts: PeopleCounts, { place, t }: Wording) {
  const chip = (label: string, status: StateFilter | undefined, count: number | undefined) => ({
    label,
    count: count && Math.min(count, MOST_COUNTED),
    isMore: count !== undefined && count > MOST_COUNTED,
    href: peopleAddress(place, { status }),
    isChosen: place.status === status,
  })
  return {
    label: t('State'),
    choices: [
      chip(t('All'), undefined, counts.all),
      ...stateFilters.map((state) => chip(t(stateFilterLabels[state]), state, counts[state])),
    ],
  }
}

/** The number of people, counted up to a limit. */
export function peopleInWords(count: number, t: Translate): string {
  if (count <= MOST_COUNTED) return t('{{count}} people', { count })
  return t('More than {{people}}', { people: t('{{count}} people', { count: MOST_COUNTED }) })
}

/** The lists of roles, organisations and languages, which open below a button. */
export function peopleDrops(
  organizations: readonly Named<number>[],
  languages: readonly Named<string>[],
  { place, t }: Wording,
) {
  const choice = (label: string, changes: PeoplePlace, isChosen: boolean) => ({
    label,
    isChosen,
    href: peopleAddress(place, changes),
  })
  const { role, organization, language } = place
  return [
    {
      label: t('Role'),
      words: role ? t(roleLabels[role]) : t('All roles'),
      choices: [
        choice(t('All roles'), { role: undefined }, role === undefined),
        ...roles.map((one) => choice(t(roleLabels[one]), { role: one }, one === role)),
      ],
    },
    {
      label: t('Organisation'),
      words: organizations.find(({ id }) => id === organization)?.name ?? t('All organisations'),
      choices: [
        choice(t('All organisations'), { organization: undefined }, organization === undefined),
        ...organizations.map(({ id, name }) => choice(name, { organization: id }, id === organization)),
      ],
    },
    {
      label: t('Language'),
      words: languages.find(({ id }) => id === language)?.name ?? t('All languages'),
      choices: [
        choice(t('All languages'), { language: undefined }, language === undefined),
        ...languages.map(({ id, name }) => choice(name, { language: id }, id === language)),
      ],
    },
  ]
}
