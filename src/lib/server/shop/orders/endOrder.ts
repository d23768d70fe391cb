import type { EndState } from '#shared/shop/orderTransitions.ts'
import type { Tx } from '../../db/database.ts'
import { refund } from '../../points/refund.ts'
import type { BoughtLine } from './snapshot.ts'
import { putBack } from '../stock/putBack.ts'
import { undoHandOut } from './handOut.ts'
import type { OpenOrder, OrderChange } from './openOrder.ts'
import { moveOrder } from './moveOrder.ts'

/**
 * Ends an open order without a delivery, or after a return: refunds the points, puts the pieces back in stock, undoes
 * what the order handed out, and no longer counts it towards a limit.
 * @throws Refusal as `moveOrder`
 */
export async function endOrder(tx: Tx, opened: OpenOrder, change: OrderChange, state: EndState): Promise<void> {
  const { order, lines } = opened
  await moveOrder(tx, opened, change, state)
  await refundPurchase(tx, change)
  await tx.updateTable('order_lines').set({ released: 1 }).where('order_id', '=', order.id).execute()
  await undoHandOut(tx, change, lines)
  await putAllBack(tx, lines)
}

async function refundPurchase(tx: Tx, change: OrderChange): Promise<void> {
  const purchase = await tx
    .selectFrom('point_entries')
    .select(['id', 'reason'])
    .where('order_id', '=', change.orderId)
    .where('kind', '=', 'purchase')
    .executeTakeFirstOrThrow()
  await refund(tx, { entryId: purchase.id, reason: purchase.reason, actor: change.actor }, change)
}

/** A voucher took a code, and with unlimited stock nothing was taken: then there is nothing to put back. */
async function putAllBack(tx: Tx, lines: readonly BoughtLine[]): Promise<void> {
  for (const { line, snapshot } of lines) {
    if (snapshot.type !== 'voucher' && snapshot.tracks_stock) await putBack(tx, line.product_id, line.quantity)
  }
}
