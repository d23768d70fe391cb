import type { BackState } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderLineRow } from '../../db/schema/orders.ts'
import { refund } from '../../points/refund.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { putBack } from '../stock/putBack.ts'
import { takeBack } from './handOut.ts'
import type { Deed, OpenOrder } from './openOrder.ts'
import { step } from './step.ts'

/**
 * Ends an open order whose buyer does not get, or gives back, what was bought: points go back into their lots and
 * pieces back on the shelf, what the order gave is taken back, and it counts towards no limit.
 * @throws Refusal as `step`
 */
export async function leaveGoodPath(tx: Tx, opened: OpenOrder, deed: Deed, state: BackState): Promise<void> {
  const { order, lines } = opened
  await step(tx, opened, deed, state)
  await giveBackPoints(tx, deed)
  await tx.updateTable('order_lines').set({ released: 1 }).where('order_id', '=', order.id).execute()
  await takeBack(tx, deed, lines)
  await putAllBack(tx, lines)
}

async function giveBackPoints(tx: Tx, deed: Deed): Promise<void> {
  const purchase = await tx
    .selectFrom('point_entries')
    .select(['id', 'reason'])
    .where('order_id', '=', deed.orderId)
    .where('kind', '=', 'purchase')
    .executeTakeFirstOrThrow()
  await refund(tx, { entryId: purchase.id, reason: purchase.reason, actor: deed.actor }, deed)
}

/** What was bought while the stock was unlimited came off no shelf. */
async function putAllBack(tx: Tx, lines: readonly OrderLineRow[]): Promise<void> {
  for (const line of lines) {
    if (readSnapshot(line).tracks_stock) await putBack(tx, line.product_id, line.quantity)
  }
}
