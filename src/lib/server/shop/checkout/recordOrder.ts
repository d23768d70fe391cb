import { type Selectable, sql } from 'kysely'
import type { OrderState } from '#shared/contract/orders.ts'
import { waitsForStaff } from '#shared/shop/orderTransitions.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderHistoryTable, OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import { type Given, statement } from '../../db/statement.ts'
import { queueOrderMails } from '../orders/mails.ts'
import { readShopSettings } from '../settings/shopSettings.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import type { Answers } from './answers.ts'
import { inRequestOrder, type Item, totalOf } from './basket.ts'
import { type BoughtLine, snapshotOf } from './snapshot.ts'

export type HistoryRow = Selectable<OrderHistoryTable>

/** An order with its lines and its history. */
export interface RecordedOrder {
  order: OrderRow
  lines: BoughtLine[]
  history: HistoryRow[]
}

interface Placed extends At {
  items: readonly Item[]
  termsAccepted: boolean
}

/**
 * Records an order with a snapshot of each product, and queues the mails to the shop managers who must act on it. The
 * caller handles points, stock and codes.
 */
export async function recordOrder(
  tx: Tx,
  visit: LearnerVisit,
  { items, answers, at, termsAccepted }: Pick<Answers, 'answers'> & Placed,
): Promise<RecordedOrder> {
  const { uid } = visit.user
  const state = firstState(items)
  const terms_accepted = Number(termsAccepted)
  const placed = { uid, state, total: totalOf(items), fields: JSON.stringify(answers), at, terms_accepted }
  const { settings, ...order } = await placing.one(tx, placed)
  const lines: BoughtLine[] = []
  for (const { product, quantity } of inRequestOrder(items)) {
    const snapshot = snapshotOf(product, visit)
    const line = await adding.one(tx, {
      order_id: order.id,
      product_id: product.id,
      uid,
      quantity,
      at,
      points: product.price * quantity,
      snapshot: JSON.stringify(snapshot),
    })
    lines.push({ line, snapshot })
  }
  const history = await beginning.rows(tx, { order_id: order.id, state, uid, at })
  if (waitsForStaff(state)) await queueOrderMails(tx, order, readShopSettings(settings).notify_mails, visit.now)
  return { order, lines, history }
}

const placing = statement(
  (tx: Tx, { uid, state, total, fields, at, terms_accepted }: Given<Omit<OrderRow, SetByDatabase> & At>) =>
    tx
      .insertInto('orders')
      .values({ uid, state, total, fields, placed_at: at, changed_at: at, terms_accepted })
      .returningAll()
      // Read in the same statement, to save a query.
      .returning((eb) =>
        eb.selectFrom('settings').select('value').where('name', '=', sql.lit('incentives_shop')).as('settings'),
      ),
)

type SetByDatabase = 'id' | 'reason' | 'placed_at' | 'changed_at' | 'tracking'

/** UTC text. */
interface At {
  at: string
}

type Line = Omit<OrderLineRow, 'id' | 'placed_at' | 'released' | 'enrolled_at' | 'codes_shown'> & At

const adding = statement((tx: Tx, { order_id, product_id, uid, quantity, points, snapshot, at }: Given<Line>) =>
  tx
    .insertInto('order_lines')
    .values({ order_id, product_id, uid, quantity, points, snapshot, placed_at: at })
    .returningAll(),
)

const beginning = statement(
  (tx: Tx, { order_id, state, uid, at }: Given<{ order_id: number; state: OrderState; uid: number } & At>) =>
    tx.insertInto('order_history').values({ order_id, state, actor: uid, at }).returningAll(),
)

/** The slowest product decides: one that needs an approval, else one that the team prepares. */
function firstState(items: readonly Item[]): OrderState {
  const fulfilments = items.map(({ product }) => product.fulfilment)
  if (fulfilments.includes('approval')) return 'pending_approval'
  return fulfilments.includes('manual') ? 'placed' : 'fulfilled'
}
