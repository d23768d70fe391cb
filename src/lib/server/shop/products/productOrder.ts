import { type RawBuilder, sql } from 'kysely'
import type { ProductOrder, ProductSortKey } from '#shared/contract/products.ts'
import { redeemedSince } from './redeemedPieces.ts'

/** How a list of products is sorted; products that are otherwise equal are sorted by age, the newest first. */
export interface ProductOrdering {
  /** Sorts before `by`, in one direction only; `undefined`: nothing does. */
  first: RawBuilder<number> | undefined
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

/** The SQL order; redemptions count in the days before `now`. */
export function productOrder(order: ProductOrder, now: Date): ProductOrdering {
  if (order === 'newest') return { first: undefined, by: sql`products.id`, direction: 'desc' }
  const isDescending = order.startsWith('-')
  const key = (isDescending ? order.slice(1) : order) as ProductSortKey // why: the rest of the name is a key by its type
  const direction = isDescending ? 'desc' : 'asc'
  return { first: key === 'stock' ? isUnlimited : undefined, by: expression(key, now), direction }
}

function expression(key: ProductSortKey, now: Date): RawBuilder<unknown> {
  if (key === 'stock') return stock
  if (key !== 'redemptions') return sql`products.${sql.raw(key)}`
  return sql`coalesce((select sum(quantity) from order_lines
    where product_id = products.id and placed_at > ${redeemedSince(now)} and released = 0), 0)`
}

/** Products without a limit come last in both directions. */
const isUnlimited = sql<number>`case when products.type = 'voucher' or tracks_stock = 1 then 0 else 1 end`

/** The pieces or codes left. */
const stock = sql`(case
  when products.type = 'voucher' then (select count(*) from voucher_codes where product_id = products.id and state = 'free')
  when tracks_stock = 1 then (select sum(pieces) from stock_slots where product_id = products.id)
  end)`
