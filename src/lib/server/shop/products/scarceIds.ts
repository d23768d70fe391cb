import { type SqlBool, sql } from 'kysely'
import type { ProductQuery } from '#shared/contract/products.ts'
import type { Reader } from '../../db/database.ts'
import { isRunning, type ScarceIds } from './inState.ts'
import { productsLike } from './productsLike.ts'

/**
 * Finds the scarce products of a search, type and category at a moment (UTC text). The stock is read here once for a
 * list, because nothing that a list does takes longer.
 */
export async function scarceIds(
  reader: Reader,
  query: Pick<ProductQuery, 's' | 'type' | 'category'>,
  at: string,
): Promise<ScarceIds> {
  const rows = await productsLike(reader, query)
    .select(['products.id', sql<number>`case when ${noneLeft} then 1 else 0 end`.as('none')])
    .where(isRunning(at))
    .where(isLimited)
    .where((eb) => eb.or([noneLeft, fewLeft]))
    .execute()
  const idsWith = (wanted: number) => rows.flatMap(({ id, none }) => (none === wanted ? [id] : []))
  return { sold_out: idsWith(1), low_stock: idsWith(0) }
}

const isLimited = sql<SqlBool>`(products.type = 'voucher' or tracks_stock = 1)`

/** The condition that a product has a stock, or codes, and nothing is left. */
const noneLeft = sql<SqlBool>`(case
  when products.type = 'voucher' then not exists
    (select 1 from voucher_codes where product_id = products.id and state = 'free')
  when tracks_stock = 1 then not exists (select 1 from stock_slots where product_id = products.id and pieces > 0)
  else false end)`

/**
 * The condition that a product has no more left than its low-stock number. Most products have more in their first
 * slots, so the other slots are not read.
 */
const fewLeft = sql<SqlBool>`(case
  when low_stock_at is null then false
  when products.type = 'voucher' then (select count(*) from voucher_codes where product_id = products.id and state = 'free')
    <= low_stock_at
  when tracks_stock = 1 then (select sum(pieces) from stock_slots where product_id = products.id and slot < 4) <= low_stock_at
    and (select sum(pieces) from stock_slots where product_id = products.id) <= low_stock_at
  else false end)`
