import { queryOptions } from '@tanstack/react-query'
import type { Wallet } from '#shared/contract/wallet.ts'
import { call } from '../api.ts'

/** The learner's points; refetched after whatever spends or earns. */
export function walletQuery() {
  return queryOptions({
    queryKey: ['incentives', 'wallet'],
    // The points that are shown already stay (specification, section 8).
    meta: { logOnly: true },
    // Held to the schema by the contract's test.
    queryFn: async ({ signal }) => (await call('incentives/wallet', { whole: false, signal })).data as Wallet,
  })
}
