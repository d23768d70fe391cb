import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import { notify } from '../../notices/notify.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { textsIn } from '../products/texts.ts'

/**
 * Notifies the buyer of the state that an order has reached. What they did themselves stands in their list too, but no
 * mail goes out for it: the page has just said so.
 */
export async function tellBuyer(
  tx: Tx,
  { id, uid, state }: Pick<OrderRow, 'id' | 'uid' | 'state'>,
  { now, isOwnDeed }: { now: Date; isOwnDeed: boolean },
): Promise<void> {
  const line = await tx
    .selectFrom('order_lines')
    .innerJoin('users', 'users.uid', 'order_lines.uid')
    .select(['order_lines.snapshot', 'users.language'])
    .where('order_id', '=', id)
    .orderBy('order_lines.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { texts } = readSnapshot(line)
  const { title } = textsIn(texts, { language: line.language ?? texts.language, siteLanguage: texts.language })
  const details = { order: id, state, title }
  await notify(tx, { uid, type: 'order_state', details, key: `order:${id}:${state}`, isMailed: !isOwnDeed }, now)
}
