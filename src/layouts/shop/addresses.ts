import { writeQuery } from '#shared/contract/query.ts'
import type { ShopQuery } from '#shared/contract/shelf.ts'

/** The address of the shop's list with changed filters or order, on its first page. */
export function shopAddress({ page: _, limit: __, ...chosen }: ShopQuery, changes: Partial<ShopQuery> = {}): string {
  const query = writeQuery({ ...chosen, ...changes })
  return query ? `/incentives?${query}` : '/incentives'
}

/** Whether the list is filtered. */
export function isFiltered({ category, type, affordable }: ShopQuery): boolean {
  return category !== undefined || type !== undefined || affordable === true
}

/** The seed of the drawn cover of a product without a picture. */
export function coverSeed(productId: number): string {
  return `product-${productId}`
}
