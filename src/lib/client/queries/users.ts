import { queryOptions } from '@tanstack/react-query'
import type { Restriction } from '#shared/audience/restrictions.ts'
import { call } from '../api.ts'
import type { SelectChoice } from './choices.ts'

/** The number of active users that meet all restrictions. */
export function matchingUsersQuery(restrictions: Restriction[]) {
  return queryOptions({
    queryKey: ['users', 'matching', restrictions],
    queryFn: async ({ signal }) => {
      const { data } = await call('POST users/matching', { body: { restrictions }, whole: false, signal })
      return data
    },
  })
}

/** The number of people that a search by name offers. */
const MOST_FOUND = 20

/** The people whose names have this text; without a text, the first ones. */
export function foundPeopleQuery(text: string) {
  return queryOptions({
    queryKey: ['users', 'found', text],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_FOUND, ...(text !== '' && { s: text }) }
      const { data } = await call('GET users', { query, whole: false, signal })
      return data.map(({ uid, full_name }): SelectChoice => ({ value: uid, label: full_name }))
    },
  })
}
