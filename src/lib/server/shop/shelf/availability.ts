import type { Availability, Reason } from '#shared/contract/shelf.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import type { BuyerFacts } from './buyerFacts.ts'

/** The columns of a product that decide whether a learner can buy it. */
export type Offered = Pick<
  ProductRow,
  | 'id'
  | 'type'
  | 'status'
  | 'price'
  | 'tracks_stock'
  | 'low_stock_at'
  | 'limit_count'
  | 'limit_period'
  | 'purchasable_from'
  | 'purchasable_until'
  | 'training_id'
>

/** Returns whether a learner can buy one piece of a product, with all reasons why not. */
export function availabilityOf(product: Offered, facts: BuyerFacts): Availability {
  const reasons = [...refusalsOf(product, facts, 1), ...soldOut(product, facts, 1), ...tooExpensive(product, facts)]
  return { status: reasons.length === 0 ? 'available' : 'unavailable', reasons }
}

/** Returns the reasons why a learner cannot buy this quantity, except for stock and points. */
export function refusalsOf(
  product: Offered,
  { at, bought, enrolled, ordered }: Omit<BuyerFacts, 'points' | 'stock'>,
  quantity: number,
): Reason[] {
  const { status, purchasable_from: from, purchasable_until: until, limit_count: limit, training_id } = product
  const reasons: Reason[] = []
  if (status === 'paused') reasons.push({ code: 'paused' })
  if (from !== null && from > at) reasons.push({ code: 'not_started', from })
  if (until !== null && until <= at) reasons.push({ code: 'ended', until })
  const past = bought.get(product.id)
  if (limit !== null && (past?.pieces ?? 0) + quantity > limit) {
    reasons.push({ code: 'limit_reached', count: limit, next: past?.until ?? null })
  }
  if (training_id !== null && enrolled.has(training_id)) reasons.push({ code: 'already_enrolled' })
  else if (training_id !== null && ordered.has(training_id)) reasons.push({ code: 'already_ordered' })
  return reasons
}

/** Returns a reason if fewer pieces than the quantity are left. */
export function soldOut({ id }: Pick<Offered, 'id'>, { stock }: Pick<BuyerFacts, 'stock'>, quantity: number): Reason[] {
  const left = stock.get(id) ?? null
  return left !== null && left < quantity ? [{ code: 'sold_out' }] : []
}

function tooExpensive({ price }: Offered, { points }: BuyerFacts): Reason[] {
  return price > points ? [{ code: 'insufficient_points', missing: price - points }] : []
}
