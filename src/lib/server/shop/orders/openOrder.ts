import type { OrderState } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import type { SiteTime } from '../../points/siteTime.ts'

/** What somebody does with an order. */
export interface Deed extends SiteTime {
  orderId: number
  /** Only an order of this buyer exists for the actor. */
  buyer?: number
  /** Who does it. */
  actor: number
  /** Why, for the buyer. */
  reason?: string
  /** The state in which the actor saw the order. */
  expectedState?: OrderState | undefined
}

/** An order that nobody else can change until the transaction ends. */
export interface OpenOrder {
  order: OrderRow
  /** In the order in which everybody takes products off the shelf and puts them back. */
  lines: OrderLineRow[]
}

/**
 * Opens an order to change it: the only way to one. Locks the buyer's wallet, then the order, so that whatever is read
 * of either afterwards stays true.
 * @throws Refusal 404 for no such order, 409 `order_state` if it is not in the expected state
 */
export async function openOrder(tx: Tx, { orderId, buyer, expectedState, now }: Deed): Promise<OpenOrder> {
  const uid = await buyerOf(tx, orderId)
  if (buyer !== undefined && buyer !== uid) throw notFound()
  await openWallet(tx, uid, { now })
  const opened = await lockedOrder(tx, orderId)
  if (expectedState !== undefined && opened.order.state !== expectedState) throw wrongState(opened.order)
  return opened
}

/**
 * Locks many orders before the first of them is changed: all wallets by uid, then all orders by id, so that two who
 * change many at the same time do not block each other. Each is then opened by itself; unknown ones are left out.
 */
export async function lockOrders(tx: Tx, orderIds: readonly number[], { now }: Pick<SiteTime, 'now'>): Promise<void> {
  const orders = await tx.selectFrom('orders').select(['id', 'uid']).where('id', 'in', orderIds).execute()
  const uids = new Set(orders.map(({ uid }) => uid))
  for (const uid of [...uids].toSorted((a, b) => a - b)) await openWallet(tx, uid, { now })
  for (const { id } of orders.toSorted((a, b) => a.id - b.id)) await lockedOrder(tx, id)
}

/** 409: the order is in a state from which this does not follow. */
export function wrongState({ state }: OrderRow) {
  return conflict(msg('This is no longer possible for this order.'), 'order_state', { state })
}

async function lockedOrder(tx: Tx, id: number): Promise<OpenOrder> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (orders) => orders.forUpdate())
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('product_id')
    .execute()
  return { order, lines }
}

/** The buyer of an order never changes, so this needs no lock. */
async function buyerOf(reader: Reader, orderId: number): Promise<number> {
  const order = await reader.selectFrom('orders').select('uid').where('id', '=', orderId).executeTakeFirst()
  if (!order) throw notFound()
  return order.uid
}
