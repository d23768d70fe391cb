import type { Order } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import { leaveGoodPath } from './end.ts'
import { orderOf } from './read.ts'
import type { Visit } from '../shelf/visit.ts'

/**
 * The buyer goes back from an order, as far as what was bought lets them. Cancelled once more it stays as it is.
 * @throws Refusal 404 for anybody else's order, 409 `not_cancellable`
 */
export function cancelOrder(db: Database, visit: Visit, id: number): Promise<Order> {
  const { asker, now, timeZone } = visit
  return db.transact(async (tx) => {
    // Everything that becomes of an order's points happens under this lock, so what is read now stays true.
    await openWallet(tx, asker.uid, visit)
    const order = await orderOf(tx, visit, id)
    if (order.state === 'cancelled_by_user') return order
    if (!order.cancellable) throw conflict(msg('This order cannot be cancelled any more.'), 'not_cancellable')
    await leaveGoodPath(tx, { orderId: id, actor: asker.uid, now, timeZone }, 'cancelled_by_user')
    return orderOf(tx, visit, id)
  })
}
