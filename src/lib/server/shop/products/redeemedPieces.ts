import { toInstant } from '#shared/contract/time.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'

const DAYS = 90

/** The pieces of products that were redeemed in the last 90 days and not given back, by product. */
export async function redeemedPieces(reader: Reader, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('order_lines')
    .select(({ fn }) => ['product_id', fn.sum('quantity').as('pieces')])
    .where('product_id', 'in', ids)
    .where('placed_at', '>', toInstant(new Date(now.getTime() - DAYS * DAY_MS)))
    .where('released', '=', 0)
    .groupBy('product_id')
    .execute()
  // PostgreSQL returns sums as text.
  return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]))
}
