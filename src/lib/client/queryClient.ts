import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthAsking, pauseAfter } from './api.ts'
import { noticeFailure } from './failures.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `logOnly`: a failure is only logged, because what the page shows already stays true enough. */
    queryMeta: { logOnly?: boolean }
  }
}

/** The page's cache of what the server answered; a page has one. */
export function createQueryClient(fail: (error: unknown) => void = noticeFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta?.logOnly ? console.warn(error) : fail(error)),
    }),
    mutationCache: new MutationCache({ onError: fail }),
    defaultOptions: {
      queries: {
        retry: (failuresBefore, error) => isWorthAsking(failuresBefore + 1, error),
        retryDelay: (failuresBefore) => pauseAfter(failuresBefore + 1),
        staleTime: 30_000,
      },
      // A change is not sent again by itself: it may have been carried out.
      mutations: { retry: false },
    },
  })
}
