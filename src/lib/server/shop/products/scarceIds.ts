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
  const limited = productsLike(reader, query)
    .select(['products.id', level.as('level')])
    .where(isLimited)
    .where(isRunning(at))
  const rows = await reader.selectFrom(limited.as('limited')).select(['id', 'level']).where('level', '>', 0).execute()
  const idsAt = (wanted: number) => rows.flatMap(({ id, level }) => (level === wanted ? [id] : []))
  return { sold_out: idsAt(2), low_stock: idsAt(1) }
}

const isLimited = sql<SqlBool>`(products.type = 'voucher' or tracks_stock = 1)`

const noCodes = sql`not exists (select 1 from voucher_codes where product_id = products.id and state = 'free')`
const codes = sql`(select count(*) from voucher_codes where product_id = products.id and state = 'free')`
const noPieces = sql`not exists (select 1 from stock_slots where product_id = products.id and pieces > 0)`
const pieces = sql`select sum(pieces) from stock_slots where product_id = products.id`

/**
 * 2: nothing is left; 1: no more than the low-stock number; 0: more. Most products have more in their first slots, so the
 * other slots are not read.
 */
const level = sql<number>`(case
  when products.type = 'voucher' and ${noCodes} then 2
  when products.type = 'voucher' and low_stock_at is not null and ${codes} <= low_stock_at then 1
  when products.type = 'voucher' then 0
  when low_stock_at is not null and (${pieces} and slot < 4) > low_stock_at then 0
  when ${noPieces} then 2
  when low_stock_at is not null and (${pieces}) <= low_stock_at then 1
  else 0 end)`
