import { roleLabels, roles } from '#shared/access/roles.ts'
import { MOST_COUNTED, type PeopleCounts, stateFilters } from '#shared/contract/managedPeople.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { peopleAddress, type PeoplePlace } from '#shared/people/peoplePlace.ts'
import { stateFilterLabels } from '#shared/people/stateLabels.ts'
import { filterDrop, filterLinks } from '../../lists/filterLinks.ts'

/** The name of each filter, as a source string. */
export const peopleFilterLabels: Record<Exclude<keyof PeoplePlace, 'after' | 'before'>, string> = {
  s: msg('Search'),
  role: msg('Role'),
  status: msg('State'),
  organization: msg('Organisation'),
  language: msg('Language'),
}

interface Wording {
  place: PeoplePlace
  t: Translate
}

interface Named<Key> {
  id: Key
  name: string
}

/** The chips of the states, with the number of people in each if it is known. */
export function peopleChips(counts: PeopleCounts | undefined, { place, t }: Wording) {
  const links = filterLinks({
    all: t('All'),
    allCount: counts?.all,
    values: stateFilters.map((value) => ({ value, label: t(stateFilterLabels[value]), count: counts?.[value] })),
    chosen: place.status,
    addressOf: (status) => peopleAddress(place, { status }),
  })
  return {
    label: t('State'),
    choices: links.map(({ count, ...link }) => ({
      ...link,
      count: count && Math.min(count, MOST_COUNTED),
      isMore: count !== undefined && count > MOST_COUNTED,
    })),
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
  return [
    filterDrop({
      label: t('Role'),
      all: t('All roles'),
      values: roles.map((value) => ({ value, label: t(roleLabels[value]) })),
      chosen: place.role,
      addressOf: (role) => peopleAddress(place, { role }),
    }),
    filterDrop({
      label: t('Organisation'),
      all: t('All organisations'),
      values: organizations.map(({ id, name }) => ({ value: id, label: name })),
      chosen: place.organization,
      addressOf: (organization) => peopleAddress(place, { organization }),
    }),
    filterDrop({
      label: t('Language'),
      all: t('All languages'),
      values: languages.map(({ id, name }) => ({ value: id, label: name })),
      chosen: place.language,
      addressOf: (language) => peopleAddress(place, { language }),
    }),
  ]
}
