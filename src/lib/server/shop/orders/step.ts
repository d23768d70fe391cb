import type { OrderState } from '#shared/contract/shop.ts'
import { toInstant } from '#shared/contract/time.ts'
import { orderSteps } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import { type Deed, type OpenOrder, wrongState } from './openOrder.ts'
import { tellBuyer } from './tellBuyer.ts'

/**
 * Moves an open order on to a state, if that follows on the one it is in. The buyer is notified.
 * @throws Refusal 409 `order_state` if the state does not follow
 */
export async function step(tx: Tx, { order }: OpenOrder, deed: Deed, state: OrderState): Promise<void> {
  if (!orderSteps[order.state].includes(state)) throw wrongState(order)
  const { actor, reason = '', now } = deed
  const at = toInstant(now)
  await tx.updateTable('orders').set({ state, reason, changed_at: at }).where('id', '=', order.id).execute()
  await tx.insertInto('order_history').values({ order_id: order.id, state, actor, reason, at }).execute()
  await tellBuyer(tx, { ...order, state }, { now, isOwnDeed: actor === order.uid })
}
