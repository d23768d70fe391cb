import { type RawBuilder, sql } from 'kysely'
import type { OrderState } from '#shared/contract/orders.ts'
import { endStates } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { entriesInTime } from './entriesInTime.ts'
import { hasAtMost } from './hasAtMost.ts'
import { allOf, withinTime, tested, type WantedEntries } from './wantedEntries.ts'

/** The entries of this number of orders can all be read and sorted. */
const FEW_ORDERS = 1000

/**
 * Finds the entries of orders in some states or with a product. An order has one purchase, at the moment when it was
 * placed, and at most one refund after it ended. Few orders are read whole. The purchases of many are found in the
 * order in which they were placed, their refunds along the refunds.
 */
export async function entriesOfOrders(
  reader: Reader,
  wanted: WantedEntries,
  few: number = FEW_ORDERS,
): Promise<EntryRow[]> {
  const orders = await fewOrders(reader, wanted, few)
  if (orders) return entriesOf(reader, orders, wanted)
  return [...(await purchases(reader, wanted)), ...(await refunds(reader, wanted, few))]
}

type Orders = RawBuilder<{ id: number }>

/** The orders that one of the filters leaves, if they are few. */
async function fewOrders(
  reader: Reader,
  { state, product, organization }: WantedEntries,
  few: number,
): Promise<Orders | undefined> {
  const narrowed: (Orders | false)[] = [
    !!state?.length && sql`select id from orders where state in (${sql.join(state)})`,
    product !== undefined && sql`select order_id as id from order_lines where product_id = ${product}`,
    organization !== undefined &&
      sql`select orders.id from user_organizations as m cross join orders
        where m.organization_id = ${organization} and orders.uid = m.uid`,
  ]
  return firstFew(reader, narrowed, few)
}

async function firstFew(
  reader: Reader,
  choices: readonly (Orders | false)[],
  few: number,
): Promise<Orders | undefined> {
  for (const orders of choices) if (orders && (await hasAtMost(reader, orders, few))) return orders
  return undefined
}

/** The entries are found before they are sorted: otherwise a database could look for them along the time. */
async function entriesOf(reader: Reader, orders: Orders, wanted: WantedEntries): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with found as materialized (
      select e.* from (${orders}) as few cross join point_entries as e
      where e.order_id = few.id and ${allOf([withinTime(wanted), tested(wanted)])})
    select * from found order by at desc, id desc limit ${wanted.limit}`.execute(reader)
  return rows
}

/** A purchase has the time of its order. Purchases are below 0, which no index serves. */
async function purchases(reader: Reader, wanted: WantedEntries): Promise<EntryRow[]> {
  const { kind, state: states, product } = wanted
  if (kind?.length && !kind.includes('purchase')) return []
  if (product !== undefined) {
    return inPlacedOrder(
      reader,
      { ...wanted, product: undefined },
      {
        orders: sql`order_lines as placed`,
        isWanted: sql`placed.product_id = ${product} and e.order_id = placed.order_id`,
      },
    )
  }
  const found: EntryRow[] = []
  for (const state of new Set(states)) {
    const orders = sql`orders as placed`
    const isWanted = sql`placed.state = ${state} and e.order_id = placed.id`
    found.push(...(await inPlacedOrder(reader, { ...wanted, state: undefined }, { orders, isWanted })))
  }
  return found
}

async function inPlacedOrder(
  reader: Reader,
  wanted: WantedEntries,
  { orders, isWanted }: { orders: RawBuilder<unknown>; isWanted: RawBuilder<unknown> },
): Promise<EntryRow[]> {
  const { from, until, last, limit } = wanted
  const placed = [
    from !== undefined && sql`placed.placed_at >= ${from}`,
    until !== undefined && sql`placed.placed_at < ${until}`,
    last !== undefined && sql`placed.placed_at <= ${last.at}`,
  ]
  const { rows } = await sql<EntryRow>`
    select e.* from ${orders} cross join point_entries as e
    where ${allOf([isWanted, ...placed])} and e.amount < 0 and ${allOf([withinTime(wanted), tested(wanted)])}
    order by placed.placed_at desc, e.id desc limit ${limit}`.execute(reader)
  return rows
}

async function refunds(reader: Reader, wanted: WantedEntries, few: number): Promise<EntryRow[]> {
  const { kind, state, product } = wanted
  if (kind?.length && !kind.includes('refund')) return []
  const ended: readonly OrderState[] = state?.length ? endStates.filter((end) => state.includes(end)) : endStates
  if (ended.length === 0) return []
  const ofRefunds = { ...wanted, kind: ['refund' as const] }
  const choices: (Orders | false)[] = [
    product !== undefined && sql`select order_id as id from order_lines where product_id = ${product} and released = 1`,
    sql`select id from orders where state in (${sql.join(ended)})`,
  ]
  const orders = await firstFew(reader, choices, few)
  return orders ? entriesOf(reader, orders, ofRefunds) : entriesInTime(reader, ofRefunds)
}
