import { queryOptions } from '@tanstack/react-query'
import type { User } from '#shared/contract/people.ts'
import type { QueryValues } from '#shared/contract/query.ts'
import { call } from '../api.ts'
import { allPages } from './allPages.ts'

/** One page of people; `meta.totalPages` says how many there are. */
export function usersQuery(filter: QueryValues) {
  return queryOptions({
    queryKey: ['users', filter],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call('users', { query: filter, whole: false, signal })
      // Held to the schema by the contract's test.
      return { users: data as User[], totalPages: Number(meta?.totalPages ?? 1) }
    },
  })
}

/** Everybody who fits, however many pages that is. */
export function allUsersQuery(filter: QueryValues) {
  return queryOptions({
    queryKey: ['users', 'all', filter],
    queryFn: async ({ signal }) => (await allPages('users', { query: filter, signal })) as User[],
  })
}
