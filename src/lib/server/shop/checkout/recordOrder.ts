import type { Selectable } from 'kysely'
import type { OrderState } from '#shared/contract/shop.ts'
import { waitsForSomebody } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderHistoryTable, OrderLineRow, OrderRow } from '../../db/shopSchema.ts'
import { queueOrderMails } from '../mails/orderMails.ts'
import { readShopSettings } from '../settings/shopSettings.ts'
import type { Visit } from '../visit.ts'
import type { Answers } from './answers.ts'
import { inPlace, type Item, totalOf } from './basket.ts'
import { snapshotOf } from './snapshot.ts'

export type HistoryRow = Selectable<OrderHistoryTable>

/** An order with its lines and what became of it. */
export interface Recorded {
  order: OrderRow
  lines: OrderLineRow[]
  history: HistoryRow[]
}

/**
 * Records an order with everything that was bought as it is at this moment, and queues the mails to those whom it waits
 * for. Points, stock and codes are the caller's business.
 */
export async function recordOrder(
  tx: Tx,
  visit: Visit,
  { items, answers, at }: Pick<Answers, 'answers'> & { items: readonly Item[]; at: string },
): Promise<Recorded> {
  const { uid } = visit.asker
  const state = firstState(items)
  const { settings, ...order } = await tx
    .insertInto('orders')
    .values({ uid, state, total: totalOf(items), fields: JSON.stringify(answers), placed_at: at, changed_at: at })
    .returningAll()
    // Read with the order, so that a checkout that needs nobody costs no statement for it.
    .returning((eb) => eb.selectFrom('settings').select('value').where('name', '=', 'incentives_shop').as('settings'))
    .executeTakeFirstOrThrow()
  const rows = inPlace(items).map(({ product, quantity }) => ({
    order_id: order.id,
    product_id: product.id,
    uid,
    quantity,
    points: product.price * quantity,
    snapshot: JSON.stringify(snapshotOf(product, visit)),
    placed_at: at,
  }))
  const lines = await tx.insertInto('order_lines').values(rows).returningAll().execute()
  const step = { order_id: order.id, state, actor: uid, at }
  const history = await tx.insertInto('order_history').values(step).returningAll().execute()
  if (waitsForSomebody(state)) await queueOrderMails(tx, order, readShopSettings(settings).notify_mails, visit.now)
  return { order, lines: lines.toSorted((a, b) => a.id - b.id), history }
}

/** An order goes the way of that of its products which needs most: an approval, else somebody's hand. */
function firstState(items: readonly Item[]): OrderState {
  const ways = items.map(({ product }) => product.fulfilment)
  if (ways.includes('approval')) return 'pending_approval'
  return ways.includes('manual') ? 'placed' : 'fulfilled'
}
