import { QueryClient } from '@tanstack/react-query'
import { isWorthAsking, pauseAfter } from './api.ts'

/** The page's cache of what the server answered; a page has one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
