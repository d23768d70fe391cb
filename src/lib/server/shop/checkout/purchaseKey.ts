import type { Reader } from '../../db/database.ts'

/**
 * The key of the purchase that a checkout page is for: the next one of this product by this person. Two pages that
 * are open at the same time stand for the same purchase, so only one of them buys; a page that is opened after it
 * stands for another.
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
