import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads something again, also while no part of the page shows it. A failure is only logged: the change that failed
 * before has its own notice.
 */
export function readAgain<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  client.fetchQuery({ ...query, staleTime: 0, meta: { logOnly: true } }).catch(() => {})
}
