import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CheckoutAnswer } from '#shared/contract/shop.ts'
import { call } from '../api.ts'
import { walletQuery } from './wallet.ts'

/** What every list of the shop is kept under. */
export const shopKey = ['incentives', 'shop'] as const

/** A product as this learner can have it now. */
export function shopItemQuery(id: number) {
  return queryOptions({
    queryKey: [...shopKey, id],
    queryFn: async ({ signal }) =>
      (await call('GET incentives/shop/{id}', { params: { id }, whole: false, signal })).data,
  })
}

/** After a checkout: the wallet is what was answered; the shop and what was bought are read anew where they are shown. */
export async function refreshAfterCheckout(client: QueryClient, { wallet }: CheckoutAnswer): Promise<void> {
  client.setQueryData(walletQuery().queryKey, wallet)
  // Products lie below the shop's own key, so those that were bought are among what goes.
  await client.invalidateQueries({ queryKey: shopKey })
}
