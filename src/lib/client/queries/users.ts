import { queryOptions } from '@tanstack/react-query'
import type { Restriction } from '#shared/audience/restrictions.ts'
import type { UserFilter } from '#shared/contract/people.ts'
import { call } from '../api.ts'
import { allPages } from './allPages.ts'

/** One page of users, and the number of pages. */
export function usersQuery(filter: UserFilter) {
  return queryOptions({
    queryKey: ['users', filter],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call('GET users', { query: filter, whole: false, signal })
      return { users: data, totalPages: Number(meta?.totalPages ?? 1) }
    },
  })
}

/** All users that match, however many pages they fill. */
export function allUsersQuery(filter: UserFilter) {
  return queryOptions({
    queryKey: ['users', 'all', filter],
    queryFn: ({ signal }) => allPages('GET users', { query: filter, signal }),
  })
}

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
