import { type RawBuilder, sql } from 'kysely'
import type { ProductOrder, ProductSortKey } from '#shared/contract/products.ts'
import { redeemedSince } from './redeemedPieces.ts'

/** An expression to sort products by, and its direction. */
export interface ProductOrdering {
  by: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

/** How a list of products is sorted; products that are otherwise equal are sorted by age, the newest first. */
export function productOrder(order: ProductOrder, now: Date): ProductOrdering[] {
  const newest = { by: sql`products.id`, direction: 'desc' } as const
  if (order === 'newest') return [newest]
  const isDescending = order.startsWith('-')
  const key = (isDescending ? order.slice(1) : order) as ProductSortKey // why: the rest of the name is a key by its type
  const chosen = { by: expression(key, now), direction: isDescending ? 'desc' : 'asc' } as const
  return key === 'stock' ? [{ by: isUnlimited, direction: 'asc' }, chosen, newest] : [chosen, newest]
}

function expression(key: ProductSortKey, now: Date): RawBuilder<unknown> {
  if (key === 'stock') return stock
  if (key !== 'redemptions') return sql`products.${sql.raw(key)}`
  return sql`coalesce((select sum(quantity) from order_lines
    where product_id = products.id and placed_at > ${redeemedSince(now)} and released = 0), 0)`
}

/** Products without a limit come last in both directions. */
const isUnlimited = sql`case when products.type = 'voucher' or tracks_stock = 1 then 0 else 1 end`

/** The pieces or codes left. */
const stock = sql`(case
  when products.type = 'voucher' then (select count(*) from voucher_codes where product_id = products.id and state = 'free')
  when tracks_stock = 1 then (select sum(pieces) from stock_slots where product_id = products.id)
  end)`
