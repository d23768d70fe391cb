import type { OrderState } from '#shared/contract/shop.ts'
import { toInstant } from '#shared/contract/time.ts'
import { orderSteps } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderLineRow, OrderRow } from '../../db/shopSchema.ts'
import { tell } from '../../notices/notify.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { textsIn } from '../products/texts.ts'
import { type Deed, type OpenOrder, wrongState } from './openOrder.ts'

/**
 * Moves an open order on to a state, if that follows on the one it is in. The buyer gets a notice, unless they did it
 * themselves.
 * @throws Refusal 409 `order_state` if the state does not follow
 */
export async function step(tx: Tx, { order, lines }: OpenOrder, deed: Deed, state: OrderState): Promise<void> {
  if (!orderSteps[order.state].includes(state)) throw wrongState(order)
  const { actor, reason = '', now } = deed
  const at = toInstant(now)
  await tx.updateTable('orders').set({ state, reason, changed_at: at }).where('id', '=', order.id).execute()
  await tx.insertInto('order_history').values({ order_id: order.id, state, actor, reason, at }).execute()
  if (actor !== order.uid) await tellBuyer(tx, { ...order, state }, lines, now)
}

async function tellBuyer(
  tx: Tx,
  { id, uid, state }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<void> {
  const [first] = lines.toSorted((a, b) => a.id - b.id)
  if (!first) return
  const { language } = await tx.selectFrom('users').select('language').where('uid', '=', uid).executeTakeFirstOrThrow()
  const { texts } = readSnapshot(first)
  const { title } = textsIn(texts, { language: language ?? texts.language, siteLanguage: texts.language })
  await tell(tx, { uid, type: 'order_state', details: { order: id, state, title }, key: `order:${id}:${state}` }, now)
}
