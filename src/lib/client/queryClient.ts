import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeFailure } from './failures.ts'
import { isWorthRetrying, pauseAfter } from './retries.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `logOnly`: a failure is only logged, and the page keeps the data that it shows. */
    queryMeta: { logOnly?: boolean }
  }
}

/** The cache of the server's answers; a page has one. */
export function createQueryClient(fail: (error: unknown) => void = noticeFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta?.logOnly ? console.warn(error) : fail(error)),
    }),
    mutationCache: new MutationCache({ onError: fail }),
    defaultOptions: {
      queries: {
        retry: (failuresBefore, error) => isWorthRetrying(failuresBefore + 1, error),
        retryDelay: (failuresBefore) => pauseAfter(failuresBefore + 1),
        staleTime: 30_000,
      },
      // A change is not repeated automatically: the server may have carried it out.
      mutations: { retry: false },
    },
  })
}
