import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

/**
 * Returns the idempotency key of the user's next purchase of a product. Two checkout pages that are open at the same
 * time have the same key, so only one of them buys. A page that is opened after the purchase has a new key.
 */
export async function purchaseKey(reader: Reader, uid: number, productId: number): Promise<string> {
  const { last } = await lastLine.one(reader, { uid, productId })
  return `checkout:${productId}:${last ?? 0}`
}

const lastLine = statement((reader: Reader, { uid, productId }: Given<{ uid: number; productId: number }>) =>
  reader
    .selectFrom('order_lines')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('uid', '=', uid)
    .where('product_id', '=', productId),
)
