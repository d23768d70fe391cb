import { invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import { textsIn, textsOf } from '../products/texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'
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
export async function basketOf(tx: Tx, visit: LearnerVisit, productIds: readonly number[]): Promise<Item[]> {
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

/** Whether the buyer reads terms with any of the products. */
export function haveTerms(items: readonly Item[], visit: LearnerVisit): boolean {
  return items.some(({ product }) => textsIn(textsOf(product, visit), visit).terms !== '')
}

/** In points. */
export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
}

/** What exceeds the limits of one order: a training is sold once, whichever products it is in. */
export function overfull(items: readonly Item[]): Refused[] {
  return inPlace(items).flatMap((item, index, all) => {
    const { product, quantity, place } = item
    const most = product.training_id === null ? product.max_per_order : 1
    const isRepeated = all.slice(0, index).some((other) => isSameTraining(other, item))
    return most !== null && (quantity > most || isRepeated) ? [tooManyPieces(place, most)] : []
  })
}

function isSameTraining({ product: one }: Item, { product: other }: Item): boolean {
  return one.training_id !== null && one.training_id === other.training_id
}
