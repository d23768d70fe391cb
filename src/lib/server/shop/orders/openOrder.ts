import type { OrderState } from '#shared/contract/orders.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { type BoughtLine, withSnapshots } from './snapshot.ts'
import { wrongState } from './wrongState.ts'

/** A change of one order: which order, by which user, and why. */
export interface OrderChange extends SiteTime {
  orderId: number
  /** If given, the order must belong to this buyer. */
  buyer?: number
  /** The user who makes the change. */
  actor: number
  /** The reason to show to the buyer. */
  reason?: string
  /** How the buyer can follow the delivery. */
  tracking?: string
  /** The state in which the actor saw the order. */
  expectedState?: OrderState | undefined
}

/** An order that is locked until the transaction ends. */
export interface OpenOrder {
  order: OrderRow
  /** Sorted by product: all transactions lock stock in this order. */
  lines: BoughtLine[]
}

/**
 * Opens an order for a change. Every change of an order starts here. Locks the buyer's wallet, then the order.
 * @throws Refusal 404 for no such order, 409 `order_state` if it is not in the expected state
 */
export async function openOrder(tx: Tx, { orderId, buyer, expectedState, now }: OrderChange): Promise<OpenOrder> {
  const uid = await buyerOf(tx, orderId)
  if (buyer !== undefined && buyer !== uid) throw notFound()
  await openWallet(tx, uid, { now })
  const order = await lockOrder(tx, orderId)
  if (expectedState !== undefined && order.state !== expectedState) throw await wrongState(tx, order)
  return { order, lines: await linesOf(tx, orderId) }
}

/**
 * Locks several orders before the first of them is changed: first all wallets by uid, then all orders by id. This
 * prevents deadlocks between two such transactions. Call `openOrder` for each order afterwards. Unknown ids are ignored.
 */
export async function lockOrders(tx: Tx, orderIds: readonly number[], { now }: Pick<SiteTime, 'now'>): Promise<void> {
  const orders = await tx.selectFrom('orders').select(['id', 'uid']).where('id', 'in', orderIds).execute()
  const uids = new Set(orders.map(({ uid }) => uid))
  for (const uid of [...uids].toSorted((a, b) => a - b)) await openWallet(tx, uid, { now })
  for (const { id } of orders.toSorted((a, b) => a.id - b.id)) await lockOrder(tx, id)
}

function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (orders) => orders.forUpdate())
    .executeTakeFirstOrThrow()
}

async function linesOf(tx: Tx, orderId: number): Promise<BoughtLine[]> {
  const lines = tx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('product_id')
  return withSnapshots(await lines.execute())
}

/** The buyer of an order never changes, so this needs no lock. */
async function buyerOf(reader: Reader, orderId: number): Promise<number> {
  const order = await reader.selectFrom('orders').select('uid').where('id', '=', orderId).executeTakeFirst()
  if (!order) throw notFound()
  return order.uid
}
