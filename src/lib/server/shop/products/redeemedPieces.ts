import { sql } from 'kysely'
import { fromInstant, toInstant } from '#shared/contract/time.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'

const DAYS = 90
const WEEKS = 13

/** The pieces of one product that were redeemed in the last 90 days and not given back. */
export interface RedeemedPieces {
  total: number
  /** In each of the 13 weeks, the oldest first. */
  weeks: readonly number[]
}

/** The beginning of the last 90 days, as UTC text. */
export function redeemedSince(now: Date): string {
  return toInstant(new Date(now.getTime() - DAYS * DAY_MS))
}

/** The redeemed pieces by product; a product without any is not in the map. */
export async function redeemedPieces(
  reader: Reader,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, RedeemedPieces>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('order_lines')
    .select(({ fn }) => [
      'product_id',
      sql<string>`substr(placed_at, 1, 10)`.as('day'),
      fn.sum<number | string>('quantity').as('pieces'),
    ])
    .where('product_id', 'in', ids)
    .where('placed_at', '>', redeemedSince(now))
    .where('released', '=', 0)
    .groupBy(['product_id', 'day'])
    .execute()
  const found = new Map<number, { total: number; weeks: number[] }>()
  for (const { product_id, day, pieces } of rows) {
    const sums = found.get(product_id) ?? { total: 0, weeks: Array.from({ length: WEEKS }, () => 0) }
    found.set(product_id, sums)
    const week = weekOf(day, now)
    // PostgreSQL returns sums as text.
    sums.total += Number(pieces)
    sums.weeks[week] = (sums.weeks[week] ?? 0) + Number(pieces)
  }
  return found
}

/** The week of a day, counted from the oldest; the last seven days are the last week. */
function weekOf(day: string, now: Date): number {
  const days = Math.floor((now.getTime() - fromInstant(`${day} 00:00:00`).getTime()) / DAY_MS)
  return Math.min(WEEKS - 1, Math.max(0, WEEKS - 1 - Math.floor(days / 7)))
}
