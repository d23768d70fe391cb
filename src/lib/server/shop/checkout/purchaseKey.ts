import type { Reader } from '../../db/database.ts'

/**
 * Returns the idempotency key of the user's next purchase of a product. Two checkout pages that are open at the same
 * time have the same key, so only one of them buys. A page that is opened after the purchase has a new key.
 */
export async function purchaseKey(reader: Reader, uid: number, productId: number): Promise<string> {
  const { last } = await reader
    .selectFrom('order_lines')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('uid', '=', uid)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return `checkout:${productId}:${last ?? 0}`
}
