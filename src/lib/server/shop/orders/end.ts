import type { BackState } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderLineRow, OrderRow } from '../../db/shopSchema.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import { refund } from '../../points/refund.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { voidCodes } from '../stock/codes.ts'
import { putBack } from '../stock/putBack.ts'
import { takeBack } from './handOut.ts'
import { buyerOf, type Deed, linesOf, step } from './step.ts'

/**
 * Ends an order whose buyer does not get, or gives back, what was bought: points go back into their lots, pieces back
 * on the shelf, codes become void, a training that was not begun is withdrawn, and it counts towards no limit. Once.
 * @throws Refusal as `step`
 */
export async function leaveGoodPath(tx: Tx, deed: Deed, state: BackState): Promise<OrderRow> {
  await openWallet(tx, await buyerOf(tx, deed.orderId), deed)
  const order = await step(tx, deed, state)
  const lines = await linesOf(tx, order.id)
  await giveBackPoints(tx, deed)
  await voidCodes(
    tx,
    lines.map(({ id }) => id),
  )
  await tx.updateTable('order_lines').set({ released: 1 }).where('order_id', '=', order.id).execute()
  await takeBack(tx, deed, lines)
  await putAllBack(tx, lines)
  return order
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
