import type { Order } from '#shared/contract/orders.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { requireFewCancels } from './cancelLimit.ts'
import { endOrder } from './endOrder.ts'
import { openOrder } from './openOrder.ts'
import { orderOf } from './read.ts'
import { begunLines, whyNotCancellable } from './whyNotCancellable.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * Cancels the buyer's own order if the cancel policies of all its products allow it, and if the buyer has received
 * nothing that cannot be taken back. Does nothing if the buyer has already cancelled it.
 * @throws Refusal 404 for another user's order, 409 `not_cancellable`, 429 after many cancelled orders
 */
export function cancelOrder(db: Database, visit: LearnerVisit, id: number): Promise<Order> {
  const { user, now, timeZone } = visit
  return db.transact(async (tx) => {
    const change = { orderId: id, buyer: user.uid, actor: user.uid, now, timeZone }
    const opened = await openOrder(tx, change)
    const { order, lines } = opened
    if (order.state === 'cancelled_by_user') return orderOf(tx, visit, id)
    const reason = whyNotCancellable(order, lines, await begunLines(tx, lines, { locked: true }))
    if (reason) throw conflict(reason, 'not_cancellable', { state: order.state, at: order.changed_at })
    await requireFewCancels(tx, user.uid, now)
    await endOrder(tx, opened, change, 'cancelled_by_user')
    return orderOf(tx, visit, id)
  })
}
