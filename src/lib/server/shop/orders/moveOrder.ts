import type { OrderState } from '#shared/contract/orders.ts'
import { toInstant } from '#shared/instant.ts'
import { orderTransitions } from '#shared/shop/orderTransitions.ts'
import type { Tx } from '../../db/database.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import type { OpenOrder, OrderChange } from './openOrder.ts'
import { wrongState } from './wrongState.ts'

/**
 * Moves an open order to a state, and notifies the buyer.
 * @throws Refusal 409 `order_state` if the state may not follow the current one
 */
export async function moveOrder(
  tx: Tx,
  { order, lines }: OpenOrder,
  change: OrderChange,
  state: OrderState,
): Promise<void> {
  if (!orderTransitions[order.state].includes(state)) throw await wrongState(tx, order)
  const { actor, reason = '', tracking = '', now } = change
  const at = toInstant(now)
  await tx
    .updateTable('orders')
    .set({ state, reason, changed_at: at, ...(tracking && { tracking }) })
    .where('id', '=', order.id)
    .execute()
  await tx.insertInto('order_history').values({ order_id: order.id, state, actor, reason, at }).execute()
  await notifyBuyer(tx, { order: { ...order, state }, lines }, { now, isOwnChange: actor === order.uid })
}
