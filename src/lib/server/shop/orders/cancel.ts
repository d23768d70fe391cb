import type { Order } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { isCancellable } from '#shared/shop/orderSteps.ts'
import type { Database } from '../../db/database.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { requireFewCancels } from './cancelLimit.ts'
import { leaveGoodPath } from './end.ts'
import { openOrder } from './openOrder.ts'
import { orderOf } from './read.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * The buyer cancels an order, if the cancel policies of all its products allow it. A cancelled order stays as it is.
 * @throws Refusal 404 for anybody else's order, 409 `not_cancellable`, 429 after many cancelled orders
 */
export function cancelOrder(db: Database, visit: LearnerVisit, id: number): Promise<Order> {
  const { user, now, timeZone } = visit
  return db.transact(async (tx) => {
    const deed = { orderId: id, buyer: user.uid, actor: user.uid, now, timeZone }
    const opened = await openOrder(tx, deed)
    const { order, lines } = opened
    if (order.state === 'cancelled_by_user') return orderOf(tx, visit, id)
    const policies = lines.map((line) => readSnapshot(line).cancel_policy)
    if (!isCancellable(order.state, policies)) {
      throw conflict(msg('This order can no longer be cancelled.'), 'not_cancellable')
    }
    await requireFewCancels(tx, user.uid, now)
    await leaveGoodPath(tx, opened, deed, 'cancelled_by_user')
    return orderOf(tx, visit, id)
  })
}
