import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ProductState, productStatuses } from '#shared/contract/products.ts'

/** Returns the condition of a state at a moment (UTC text), by the same rules as the state of a presented product. */
export function inState(state: ProductState, at: string): RawBuilder<SqlBool> {
  if (state !== 'active' && productStatuses.some((status) => status === state)) return sql`products.status = ${state}`
  const { active, scheduled, ended } = conditions(at)
  if (state === 'scheduled') return sql`${active} and ${scheduled}`
  if (state === 'ended') return sql`${active} and not ${scheduled} and ${ended}`
  const running = isRunning(at)
  if (state === 'sold_out') return sql`${running} and ${noneLeft}`
  if (state === 'low_stock') return sql`${running} and not ${noneLeft} and ${fewLeft}`
  return sql`${running} and not ${noneLeft} and not ${fewLeft}`
}

/** The condition that learners can see and redeem a product if a piece is left. */
export function isRunning(at: string): RawBuilder<SqlBool> {
  const { active, scheduled, ended } = conditions(at)
  return sql`${active} and not ${scheduled} and not ${ended}`
}

function conditions(at: string): Record<'active' | 'scheduled' | 'ended', RawBuilder<SqlBool>> {
  return {
    active: sql`products.status = 'active'`,
    scheduled: sql`(coalesce(visible_from > ${at}, false) or coalesce(purchasable_from > ${at}, false))`,
    ended: sql`(coalesce(visible_until <= ${at}, false) or coalesce(purchasable_until <= ${at}, false))`,
  }
}

/** The condition that a product has a stock, or codes, and nothing is left. */
export const noneLeft = sql<SqlBool>`(case
  when products.type = 'voucher' then not exists
    (select 1 from voucher_codes where product_id = products.id and state = 'free')
  when tracks_stock = 1 then not exists (select 1 from stock_slots where product_id = products.id and pieces > 0)
  else false end)`

/**
 * The condition that a product has no more left than its low-stock number. Most products have more in their first
 * slots, so the other slots are not read.
 */
export const fewLeft = sql<SqlBool>`(case
  when low_stock_at is null then false
  when products.type = 'voucher' then (select count(*) from voucher_codes where product_id = products.id and state = 'free')
    <= low_stock_at
  when tracks_stock = 1 then (select sum(pieces) from stock_slots where product_id = products.id and slot < 4) <= low_stock_at
    and (select sum(pieces) from stock_slots where product_id = products.id) <= low_stock_at
  else false end)`
