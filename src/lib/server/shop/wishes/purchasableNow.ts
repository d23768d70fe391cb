import type { Reader } from '../../db/database.ts'
import { onAnyShelfNow } from '../shelf/onShelf.ts'
import { stockOf } from '../stock/stockOf.ts'

/**
 * Returns the products that are in the shop, on sale and in stock at a moment (UTC text). It does not check any buyer:
 * some learners may not be in the audience of a product.
 */
export async function purchasableNow(reader: Reader, productIds: readonly number[], at: string): Promise<number[]> {
  const shown = await onAnyShelfNow(reader, productIds, at)
  if (shown.length === 0) return []
  const products = await reader
    .selectFrom('products')
    .select(['id', 'type', 'tracks_stock'])
    .where('id', 'in', shown)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('purchasable_from', 'is', null), eb('purchasable_from', '<=', at)]))
    .where((eb) => eb.or([eb('purchasable_until', 'is', null), eb('purchasable_until', '>', at)]))
    .execute()
  const stock = await stockOf(reader, products, { upTo: 1 })
  return products.map(({ id }) => id).filter((id) => stock.get(id) !== 0)
}
