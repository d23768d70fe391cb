import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

/** The learner's points; read again after anything that spends or earns points. */
export function walletQuery() {
  return queryOptions({
    queryKey: ['incentives', 'wallet'],
    // If it fails, the page keeps the points that it shows (specification, section 8).
    meta: { logOnly: true },
    queryFn: async ({ signal }) => (await call('GET incentives/wallet', { whole: false, signal })).data,
  })
}
