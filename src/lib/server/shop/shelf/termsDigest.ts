import { createHash } from 'node:crypto'
import type { ShopItem } from '#shared/contract/shelf.ts'

/** A short digest of the terms and the cancel policy of a product, as a buyer reads them. */
export function termsDigest({ terms, cancel_policy }: Pick<ShopItem, 'terms' | 'cancel_policy'>): string {
  return createHash('sha256')
    .update(JSON.stringify([terms, cancel_policy]))
    .digest('base64url')
    .slice(0, 16)
}
