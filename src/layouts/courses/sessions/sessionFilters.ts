import { isNarrowed, type SessionPlace, sessionsAddress, sessionPeriods } from '#shared/availability/sessionList.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { sortLink } from '../../lists/sortLink.ts'

/** The name of each filter, as a source string. */
export const sessionFilterLabels: Record<Exclude<keyof SessionPlace, 'sort' | 'page'>, string> = {
  s: msg('Search'),
  when: msg('When'),
  training: msg('Training'),
  room: msg('Room'),
  status: msg('State'),
  uid: msg('Instructor'),
  from: msg('From'),
  until: msg('To'),
  conflicts: msg('Conflicts'),
}

const timeLabels: Record<(typeof sessionPeriods)[number], string> = {
  coming: msg('Coming up'),
  past: msg('Past'),
  all: msg('All'),
}

/** The number of filters that are set in the form. */
export function countFormFilters({ training, room, status, uid, from, until }: SessionPlace): number {
  return Object.values({ training, room, status, uid, from, until }).filter((value) => value !== undefined).length
}

/** The parts of time, and the sessions with conflicts, as links in one row. */
export function sessionChips(place: SessionPlace, t: Translate) {
  const { when = 'coming', conflicts } = place
  const whens = sessionPeriods.map((time) => ({
    label: t(timeLabels[time]),
    href: sessionsAddress(place, { when: time === 'coming' ? undefined : time, conflicts: undefined }),
    isChosen: when === time && !conflicts,
  }))
  return {
    label: t('When'),
    choices: [
      ...whens,
      {
        label: t('With conflicts'),
        href: sessionsAddress(place, { when: undefined, conflicts: true }),
        isChosen: conflicts === true,
      },
    ],
  }
}

/** The link of a column that sorts the list. */
export function sessionSorting(place: SessionPlace, key: 'date' | 'title' | 'places' | 'status') {
  const { sort = place.when === 'past' ? '-date' : 'date' } = place
  return sortLink(sort, key, (next) => sessionsAddress(place, { sort: next }))
}

/** The address of the list without search and filters, if there are any. */
export function clearedAddress(place: SessionPlace): string | undefined {
  return isNarrowed(place) ? sessionsAddress() : undefined
}
