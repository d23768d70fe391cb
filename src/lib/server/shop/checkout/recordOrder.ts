import { type Selectable, sql } from 'kysely'
import type { OrderState } from '#shared/contract/shop.ts'
import { waitsForSomebody } from '#shared/shop/orderSteps.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderHistoryTable, OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import { type Given, statement } from '../../db/statement.ts'
import { queueOrderMails } from '../orders/mails.ts'
import { readShopSettings } from '../settings/shopSettings.ts'
import type { LearnerVisit } from '../../people/visit.ts'
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

interface Placed extends At {
  items: readonly Item[]
  termsAccepted: boolean
}

/**
 * Records an order with everything that was bought as it is at this moment, and queues the mails to those whom it waits
 * for. Points, stock and codes are the caller's business.
 */
export async function recordOrder(
  tx: Tx,
  visit: LearnerVisit,
  { items, answers, at, termsAccepted }: Pick<Answers, 'answers'> & Placed,
): Promise<Recorded> {
  const { uid } = visit.user
  const state = firstState(items)
  const terms_accepted = Number(termsAccepted)
  const placed = { uid, state, total: totalOf(items), fields: JSON.stringify(answers), at, terms_accepted }
  const { settings, ...order } = await placing.one(tx, placed)
  const lines: OrderLineRow[] = []
  for (const { product, quantity } of inPlace(items)) {
    const bought = {
      ...{ order_id: order.id, product_id: product.id, uid, quantity, at },
      points: product.price * quantity,
      snapshot: JSON.stringify(snapshotOf(product, visit)),
    }
    lines.push(await adding.one(tx, bought))
  }
  const history = await beginning.rows(tx, { order_id: order.id, state, uid, at })
  if (waitsForSomebody(state)) await queueOrderMails(tx, order, readShopSettings(settings).notify_mails, visit.now)
  return { order, lines, history }
}

const placing = statement(
  (tx: Tx, { uid, state, total, fields, at, terms_accepted }: Given<Omit<OrderRow, GivenByTheDatabase> & At>) =>
    tx
      .insertInto('orders')
      .values({ uid, state, total, fields, placed_at: at, changed_at: at, terms_accepted })
      .returningAll()
      // Read with the order, so that a checkout that needs nobody costs no statement for it.
      .returning((eb) =>
        eb.selectFrom('settings').select('value').where('name', '=', sql.lit('incentives_shop')).as('settings'),
      ),
)

type GivenByTheDatabase = 'id' | 'reason' | 'placed_at' | 'changed_at'

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

/** An order goes the way of that of its products which needs most: an approval, else somebody's hand. */
function firstState(items: readonly Item[]): OrderState {
  const ways = items.map(({ product }) => product.fulfilment)
  if (ways.includes('approval')) return 'pending_approval'
  return ways.includes('manual') ? 'placed' : 'fulfilled'
}
