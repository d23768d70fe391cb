import type { OrderState } from '#shared/contract/shop.ts'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import { statesBefore } from '#shared/shop/orderSteps.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { OrderLineRow, OrderRow } from '../../db/shopSchema.ts'
import type { SiteTime } from '../../points/siteTime.ts'
import { tellBuyer } from './tellBuyer.ts'

/** What somebody does with an order. */
export interface Deed extends SiteTime {
  orderId: number
  /** Who does it. */
  actor: number
  /** Why, for the buyer. */
  reason?: string
}

/**
 * Moves an order on to a state, if that follows on the one it is in: of two who try at once one does. The buyer is
 * notified.
 * @throws Refusal 404 for no such order, 409 `order_state` where the state does not follow
 */
export async function step(tx: Tx, deed: Deed, state: OrderState): Promise<OrderRow> {
  const { orderId, actor, reason = '', now } = deed
  const at = toInstant(now)
  const moved = await tx
    .updateTable('orders')
    .set({ state, reason, changed_at: at })
    .where('id', '=', orderId)
    .where('state', 'in', statesBefore(state))
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw await refusalFor(tx, orderId)
  await tx.insertInto('order_history').values({ order_id: orderId, state, actor, reason, at }).execute()
  await tellBuyer(tx, moved, { now, isOwnDeed: actor === moved.uid })
  return moved
}

/** The lines of an order, in the order in which everybody takes products off the shelf and puts them back. */
export function linesOf(reader: Reader, orderId: number): Promise<OrderLineRow[]> {
  return reader.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('product_id').execute()
}

/** Whose order it is. */
export async function buyerOf(reader: Reader, orderId: number): Promise<number> {
  const order = await reader.selectFrom('orders').select('uid').where('id', '=', orderId).executeTakeFirst()
  if (!order) throw notFound()
  return order.uid
}

async function refusalFor(tx: Tx, orderId: number) {
  await buyerOf(tx, orderId)
  return conflict(msg('This order cannot take that step any more.'), 'order_state')
}
