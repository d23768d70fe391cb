import { invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import { textsIn, textsOf } from '../shelf/texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { tooManyPieces, unknownProduct } from './problems.ts'

/** A product and how many pieces of it are bought. */
export interface Item {
  product: ProductRow
  quantity: number
  /** The index of its first mention in the request. */
  position: number
}

/**
 * Reads the products to buy. They are sorted by id: all purchases lock stock in the same order, which prevents
 * deadlocks.
 * @throws Refusal 400 for products that the buyer cannot see in the shop
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
      position: productIds.indexOf(product.id),
    }))
}

/** Sorts the items as in the request. */
export function inRequestOrder(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.position - b.position)
}

/** Whether the buyer must accept terms for any of the products. */
export function hasTerms(items: readonly Item[], visit: LearnerVisit): boolean {
  return items.some(({ product }) => textsIn(textsOf(product, visit), visit).terms !== '')
}

/** The total price in points. */
export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
}

/** Refuses items above the limits of one order. A training can be bought only once, even through several products. */
export function overOrderLimits(items: readonly Item[]): Refused[] {
  return inRequestOrder(items).flatMap((item, index, all) => {
    const { product, quantity, position } = item
    const limit = product.training_id === null ? product.max_per_order : 1
    const isRepeated = all.slice(0, index).some((other) => isSameTraining(other, item))
    return limit !== null && (quantity > limit || isRepeated) ? [tooManyPieces(position, limit)] : []
  })
}

function isSameTraining({ product: one }: Item, { product: other }: Item): boolean {
  return one.training_id !== null && one.training_id === other.training_id
}
