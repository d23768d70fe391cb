import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'

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

/**
 * The redeemed pieces by product; a product without any is not in the map. Each week is added up along an index: a
 * product can have many thousand orders, and to sort them by day takes many times longer.
 */
export async function redeemedPieces(
  reader: Reader,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, RedeemedPieces>> {
  if (ids.length === 0) return new Map()
  const weeks = weekSpans(now).map(
    ({ week, after, upTo }) =>
      sql`select ${sql.lit(week)} as week, cast(${after} as text) as after_at, cast(${upTo} as text) as up_to`,
  )
  const { rows } = await sql<{ id: number; week: number; pieces: number | string | null }>`
    select products.id, weeks.week, (select sum(quantity) from order_lines
      where product_id = products.id and placed_at > weeks.after_at and placed_at <= weeks.up_to and released = 0) as pieces
    from products cross join (${sql.join(weeks, sql` union all `)}) as weeks
    where products.id in ${numbersIn(sql.val(JSON.stringify(ids)), dialectOf(reader))}`.execute(reader)
  const found = new Map<number, { total: number; weeks: number[] }>()
  for (const { id, week, pieces } of rows) {
    if (pieces === null) continue
    const sums = found.get(id) ?? { total: 0, weeks: Array.from({ length: WEEKS }, () => 0) }
    found.set(id, sums)
    // PostgreSQL returns sums as text.
    sums.total += Number(pieces)
    sums.weeks[week] = Number(pieces)
  }
  return found
}

/** A week of whole days (UTC); the oldest begins with the 90 days, the last one has no end. */
interface WeekSpan {
  week: number
  after: string
  upTo: string
}

function weekSpans(now: Date): WeekSpan[] {
  const lastDay = Math.floor(now.getTime() / DAY_MS)
  const endOfWeek = (week: number) => toInstant(new Date((lastDay + 1 - (WEEKS - 1 - week) * 7) * DAY_MS - 1000))
  return Array.from({ length: WEEKS }, (_, week) => ({
    week,
    after: week === 0 ? redeemedSince(now) : endOfWeek(week - 1),
    upTo: week === WEEKS - 1 ? '9999' : endOfWeek(week),
  }))
}
