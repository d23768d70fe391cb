import { writeQuery } from '#shared/contract/query.ts'
import type { ShopQuery } from '#shared/contract/shop.ts'

/** The address of the shop's list with something chosen otherwise, from its first page on. */
export function shopAddress({ page: _, limit: __, ...chosen }: ShopQuery, otherwise: Partial<ShopQuery> = {}): string {
  const query = writeQuery({ ...chosen, ...otherwise })
  return query ? `/incentives?${query}` : '/incentives'
}

/** Whether anything narrows the list. */
export function isNarrowed({ category, type, affordable }: ShopQuery): boolean {
  return category !== undefined || type !== undefined || affordable === true
}

/** The seed of a product's drawing, for products without a picture. */
export function coverSeed(productId: number): string {
  return `product-${productId}`
}
