import { call } from '#client/api.ts'
import { noticeFailure } from '#client/failures.ts'
import { shopItemQuery, refreshAfterCheckout } from '#client/queries/shop.ts'
import { walletQuery } from '#client/queries/wallet.ts'
import { createQueryClient } from '#client/queryClient.ts'
import { type CheckoutStore, createCheckout, type Offer } from '#client/stores/checkout.ts'
import type { Draft } from '#client/stores/draft.ts'
import { points } from '#client/stores/points.ts'
import type { Problem } from '#shared/contract/common.ts'
import type { ShopItem } from '#shared/contract/shelf.ts'
import { boughtAddress } from '#shared/shop/boughtAddress.ts'

/** The offer with what the buyer agrees to. */
export interface ShownOffer extends Offer, Pick<ShopItem, 'terms' | 'terms_digest' | 'cancel_policy'> {}

interface Start {
  productId: number
  purchaseKey: string
  offer: ShownOffer
  problems: readonly Problem[]
  /** Dropped after the purchase. */
  draft: Draft
}

/** Creates the checkout of this page, connected to the API, the points in the header and the query cache. */
export function startCheckout({ productId, purchaseKey, offer, problems, draft }: Start): CheckoutStore<ShownOffer> {
  const client = createQueryClient()
  return createCheckout(
    { offer, problems },
    {
      send: async (body) => {
        return (await call('POST incentives/shop_checkout', { body, idempotencyKey: purchaseKey })).data
      },
      readOffer: async () => {
        const fresh = { staleTime: 0, retry: false, meta: { logOnly: true } } as const
        const [{ price, terms, terms_digest, cancel_policy }, wallet] = await Promise.all([
          client.fetchQuery({ ...shopItemQuery(productId), ...fresh }),
          client.fetchQuery({ ...walletQuery(), ...fresh }),
        ])
        points.set(wallet.points)
        return { price, points: wallet.points, terms, terms_digest, cancel_policy }
      },
      bought: (answer) => {
        draft.drop()
        points.set(answer.wallet.points)
        void refreshAfterCheckout(client, answer)
        location.assign(boughtAddress(answer))
      },
      isOffline: () => !navigator.onLine,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      log: console.warn,
      fail: noticeFailure,
    },
  )
}
