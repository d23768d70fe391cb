import { placeAddress } from '#shared/contract/place.ts'
import type { ShopQuery } from '#shared/contract/shelf.ts'

/** The address of the shop's list with changed filters or order, on its first page unless `changes` names one. */
export function shopAddress(chosen: ShopQuery, changes: Partial<ShopQuery> = {}): string {
  return placeAddress('/incentives', chosen, changes)
}

/** Whether the list is filtered. */
export function isFiltered({ category, type, affordable }: ShopQuery): boolean {
  return category !== undefined || type !== undefined || affordable === true
}

/** The seed of the drawn cover of a product without a picture. */
export function coverSeed(productId: number): string {
  return `product-${productId}`
}
