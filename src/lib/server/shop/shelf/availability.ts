import type { Availability, Reason } from '#shared/contract/shop.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import type { Standing } from './standing.ts'

/** As far as it decides whether a learner can have a product. */
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

/** Whether a learner can have one piece of a product, and everything that stands between. */
export function availabilityOf(product: Offered, standing: Standing): Availability {
  const reasons = [...refusalsOf(product, standing, 1), ...soldOut(product, standing, 1), ...tooDear(product, standing)]
  return { status: reasons.length === 0 ? 'available' : 'unavailable', reasons }
}

/** What stands between a learner and so many pieces, apart from stock and points. */
export function refusalsOf(product: Offered, { at, bought, enrolled, ordered }: Standing, quantity: number): Reason[] {
  const { status, purchasable_from: from, purchasable_until: until, limit_count: limit, training_id } = product
  const reasons: Reason[] = []
  if (status === 'paused') reasons.push({ code: 'paused' })
  if (from !== null && from > at) reasons.push({ code: 'not_started', from })
  if (until !== null && until <= at) reasons.push({ code: 'ended', until })
  const had = bought.get(product.id)
  if (limit !== null && (had?.pieces ?? 0) + quantity > limit) {
    reasons.push({ code: 'limit_reached', count: limit, next: had?.until ?? null })
  }
  if (training_id !== null && enrolled.has(training_id)) reasons.push({ code: 'already_enrolled' })
  else if (training_id !== null && ordered.has(training_id)) reasons.push({ code: 'already_ordered' })
  return reasons
}

/** Whether fewer than so many pieces are left. */
export function soldOut({ id }: Pick<Offered, 'id'>, { stock }: Pick<Standing, 'stock'>, quantity: number): Reason[] {
  const left = stock.get(id) ?? null
  return left !== null && left < quantity ? [{ code: 'sold_out' }] : []
}

function tooDear({ price }: Offered, { points }: Standing): Reason[] {
  return price > points ? [{ code: 'insufficient_points', missing: price - points }] : []
}
