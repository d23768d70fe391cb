import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CheckoutAnswer } from '#shared/contract/checkout.ts'
import { call } from '../api.ts'
import { walletQuery } from './wallet.ts'

/** The key of all cached queries of the shop. */
export const shopKey = ['incentives', 'shop'] as const

/** A product of the shop for the current learner. */
export function shopItemQuery(id: number) {
  return queryOptions({
    queryKey: [...shopKey, id],
    queryFn: async ({ signal }) =>
      (await call('GET incentives/shop/{id}', { params: { id }, whole: false, signal })).data,
  })
}

/** After a checkout: stores the wallet from the answer, and reloads the shop where it is shown. */
export async function refreshAfterCheckout(client: QueryClient, { wallet }: CheckoutAnswer): Promise<void> {
  client.setQueryData(walletQuery().queryKey, wallet)
  // The keys of the products start with this key.
  await client.invalidateQueries({ queryKey: shopKey })
}
