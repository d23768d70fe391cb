import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { ProductQuery } from '#shared/contract/products.ts'
import { placeAddress } from '#shared/contract/place.ts'

/** How the product of a page came to be as it is; in the address of its page. */
export const productMade = ['new', 'copy', 'action'] as const

/** The product that the last action changed or made; the list says so. */
export interface TakenAction {
  changed?: number
  copied?: number
}

/** The address of the list with changed filters or order, on its first page unless `changes` names one. */
export function productsAddress(chosen: ProductQuery, changes: Partial<ProductQuery> & TakenAction = {}): string {
  return placeAddress(settingsPaths.products, chosen, { ...changes })
}
