import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ProductState, productStatuses } from '#shared/contract/products.ts'
import { type Dialect, numbersIn } from '../../db/dialect.ts'

/** Products on sale of which nothing is left, and those of which no more than their low-stock number is left. */
export interface ScarceIds {
  sold_out: number[]
  low_stock: number[]
}

/**
 * Returns the condition of a state at a moment (UTC text), by the same rules as the state of a presented product.
 * @param scarce the products on sale that run out, by `scarceIds`
 */
export function inState(
  state: ProductState,
  at: string,
  { scarce, dialect }: { scarce: ScarceIds; dialect: Dialect },
): RawBuilder<SqlBool> {
  if (state !== 'active' && productStatuses.some((status) => status === state)) return sql`products.status = ${state}`
  const { active, scheduled, ended } = conditions(at)
  if (state === 'scheduled') return sql`${active} and ${scheduled}`
  if (state === 'ended') return sql`${active} and not ${scheduled} and ${ended}`
  const oneOf = (ids: readonly number[]) =>
    sql<SqlBool>`products.id in ${numbersIn(sql.val(JSON.stringify(ids)), dialect)}`
  if (state === 'sold_out') return oneOf(scarce.sold_out)
  if (state === 'low_stock') return oneOf(scarce.low_stock)
  return sql`${isRunning(at)} and not ${oneOf([...scarce.sold_out, ...scarce.low_stock])}`
}

/** The condition that learners can see and redeem a product if a piece is left. */
export function isRunning(at: string): RawBuilder<SqlBool> {
  const { active, scheduled, ended } = conditions(at)
  return sql`${active} and not ${scheduled} and not ${ended}`
}

/**
 * The SQL parts of a state at a time (UTC text). A product can be scheduled and ended by its times whatever its status
 * is.
 */
export function conditions(at: string): Record<'active' | 'scheduled' | 'ended', RawBuilder<SqlBool>> {
  return {
    active: sql`products.status = 'active'`,
    scheduled: sql`(coalesce(visible_from > ${at}, false) or coalesce(purchasable_from > ${at}, false))`,
    ended: sql`(coalesce(visible_until <= ${at}, false) or coalesce(purchasable_until <= ${at}, false))`,
  }
}
