import { sql } from 'kysely'
import type { ManagedOrder, Transaction } from '#shared/contract/transactions.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { presentTransactions } from './presentTransactions.ts'

/** The place of an order in the order in which they were placed. */
export type OrderPlace = Pick<ManagedOrder, 'id' | 'placed_at'>

/** Before all orders. */
export const FIRST_PLACE: OrderPlace = { id: 0, placed_at: '' }

/**
 * Finds the open orders nearest to a place, the nearest first. One index serves each state in the order of time, so each
 * is read on its own.
 */
export async function openPlaces(
  reader: Reader,
  { side, of, limit }: { side: 'before' | 'after'; of: OrderPlace; limit: number },
): Promise<OrderPlace[]> {
  const [sign, direction] = side === 'before' ? ([sql`<`, 'desc'] as const) : ([sql`>`, 'asc'] as const)
  const found = await Promise.all(
    openStates.map((state) =>
      reader
        .selectFrom('orders')
        .select(['id', 'placed_at'])
        .where('state', '=', state)
        .where(sql<boolean>`(placed_at, id) ${sign} (${of.placed_at}, ${of.id})`)
        .orderBy('placed_at', direction)
        .orderBy('id', direction)
        .limit(limit)
        .execute(),
    ),
  )
  const oldestFirst = found.flat().sort(byTime)
  return (side === 'before' ? oldestFirst.reverse() : oldestFirst).slice(0, limit)
}

/** The purchases of orders, in the order of the orders. */
export async function purchasesOf(
  reader: Reader,
  places: readonly Pick<OrderPlace, 'id'>[],
  reading: HistoryReading,
): Promise<Transaction[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const entries = await reader
    .selectFrom('point_entries')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('kind', '=', 'purchase')
    .execute()
  entries.sort((a, b) => ids.indexOf(a.order_id ?? 0) - ids.indexOf(b.order_id ?? 0))
  return presentTransactions(reader, entries, reading, { withLots: false })
}

function byTime(a: OrderPlace, b: OrderPlace): number {
  if (a.placed_at === b.placed_at) return a.id - b.id
  return a.placed_at < b.placed_at ? -1 : 1
}
