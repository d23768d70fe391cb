import { sql } from 'kysely'
import type { ManagedOrder } from '#shared/contract/transactions.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import type { OrderQueue } from '#shared/shop/transactionList.ts'
import type { Reader } from '../../db/database.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { FIRST_PLACE, openPlaces, type OrderPlace, purchasesOf } from './openPlaces.ts'

/** The maximum number of orders that are counted. */
const COUNTED = 1000

/** Finds the open orders before and after an order. */
export async function orderQueue(
  reader: Reader,
  order: OrderPlace & Pick<ManagedOrder, 'state'>,
  reading: HistoryReading,
): Promise<OrderQueue> {
  const [[before], [after], [first], earlier, total] = await Promise.all([
    openPlaces(reader, { side: 'before', of: order, limit: 1 }),
    openPlaces(reader, { side: 'after', of: order, limit: 1 }),
    openPlaces(reader, { side: 'after', of: FIRST_PLACE, limit: 1 }),
    countOpen(reader, sql<boolean>`(placed_at, id) < (${order.placed_at}, ${order.id})`),
    countOpen(reader, sql<boolean>`1 = 1`),
  ])
  const next = after ?? (first?.id === order.id ? undefined : first)
  const places = [before, next].filter((place) => place !== undefined)
  const purchases = await purchasesOf(reader, places, reading)
  const ofOrder = ({ id }: OrderPlace) => purchases.find((purchase) => purchase.order?.id === id)
  const isOpen = openStates.some((open) => open === order.state)
  return {
    position: isOpen && total <= COUNTED ? earlier + 1 : null,
    total,
    previous: before && ofOrder(before),
    next: next && ofOrder(next),
  }
}

/** At most one more than are counted. */
async function countOpen(reader: Reader, condition: ReturnType<typeof sql<boolean>>): Promise<number> {
  const open = reader
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', openStates)
    .where(condition)
    .limit(COUNTED + 1)
  const { count } = await reader
    .selectFrom(open.as('open'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
