import { invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/shopSchema.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import type { Visit } from '../shelf/visit.ts'
import { tooManyPieces, unknownProduct } from './problems.ts'

/** So many pieces of a product. */
export interface Item {
  product: ProductRow
  quantity: number
  /** Where it first stands among the products of the checkout. */
  place: number
}

/**
 * What is to be bought, in the order in which everybody takes products off the shelf: by their identifiers, so that
 * nobody waits for somebody who waits for them.
 * @throws Refusal 400 for what does not stand on the buyer's shelf
 */
export async function basketOf(tx: Tx, visit: Visit, productIds: readonly number[]): Promise<Item[]> {
  const ids = [...new Set(productIds)]
  const products = new Map((await onShelfAmong(tx, visit, ids)).map((product) => [product.id, product]))
  const unknown = ids.filter((id) => !products.has(id)).map((id) => unknownProduct(productIds.indexOf(id)))
  if (unknown.length > 0) throw invalid(unknown)
  return [...products.values()]
    .toSorted((a, b) => a.id - b.id)
    .map((product) => ({
      product,
      quantity: productIds.filter((id) => id === product.id).length,
      place: productIds.indexOf(product.id),
    }))
}

/** As the buyer has put them. */
export function inPlace(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.place - b.place)
}

/** In points. */
export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
}

/** Of what more is wanted than one order may hold; of a training nobody needs two. */
export function overfull(items: readonly Item[]): Refused[] {
  return items.flatMap(({ product, quantity, place }) => {
    const most = product.type === 'training' ? 1 : product.max_per_order
    return most !== null && quantity > most ? [tooManyPieces(place, most)] : []
  })
}
