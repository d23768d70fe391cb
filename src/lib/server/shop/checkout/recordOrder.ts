import type { OrderState } from '#shared/contract/orders.ts'
import { waitsForStaff } from '#shared/shop/orderTransitions.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import { type Given, statement } from '../../db/statement.ts'
import { queueOrderMails } from '../orders/mails.ts'
import type { OrderStep, RecordedOrder } from '../orders/recordedOrder.ts'
import { shopSettings } from '../settings/shopSettings.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import type { Answers } from './answers.ts'
import { inRequestOrder, type Item, totalOf } from './basket.ts'
import { type BoughtLine, snapshotOf } from '../orders/snapshot.ts'

interface Placed {
  /** The reserved id; `null`: the database gives it. */
  id: number | null
  /** UTC text. */
  at: string
  items: readonly Item[]
  termsAccepted: boolean
}

/** Places an order. The caller records its lines and handles points, stock and codes. */
export async function placeOrder(
  tx: Tx,
  { user: { uid } }: LearnerVisit,
  { id, items, answers, at, termsAccepted }: Pick<Answers, 'answers'> & Placed,
): Promise<OrderRow> {
  const state = firstState(items)
  const terms_accepted = Number(termsAccepted)
  const placed = { uid, state, total: totalOf(items), fields: JSON.stringify(answers), terms_accepted }
  const entered = { ...placed, placed_at: at, changed_at: at, reason: '', tracking: '' }
  if (id === null) return { ...entered, id: await placing.id(tx, entered) }
  placingAs.send(tx, { ...entered, id })
  return { ...entered, id }
}

/**
 * Records the lines of a new order with a snapshot of each product, and queues the mails to the shop managers who must
 * act on it.
 */
export async function recordOrder(
  tx: Tx,
  visit: LearnerVisit,
  { items, order }: Pick<Placed, 'items'> & { order: OrderRow },
): Promise<RecordedOrder> {
  const { state, placed_at: at } = order
  const begun = { order_id: order.id, state, actor: order.uid, reason: '', at }
  beginning.send(tx, begun)
  const lines = await addLines(tx, visit, { items, order })
  if (waitsForStaff(state)) await queueOrderMails(tx, order, (await shopSettings(tx)).notify_mails, visit.now)
  return { order, lines, history: [begun] }
}

/** The lines in the order of the request. */
function addLines(
  tx: Tx,
  visit: LearnerVisit,
  { items, order }: { items: readonly Item[]; order: OrderRow },
): Promise<BoughtLine[]> {
  const added = inRequestOrder(items).map(async ({ product, quantity }) => {
    const snapshot = snapshotOf(product, visit)
    const bought = {
      order_id: order.id,
      product_id: product.id,
      uid: order.uid,
      quantity,
      points: product.price * quantity,
      snapshot: JSON.stringify(snapshot),
      placed_at: order.placed_at,
      released: 0,
      enrolled_at: null,
      codes_shown: 0,
    }
    return { line: { ...bought, id: await adding.id(tx, bought) }, snapshot }
  })
  return Promise.all(added)
}

// Each statement names every column: then the row is known without reading it back.

const placing = statement((tx: Tx, order: Given<Omit<OrderRow, 'id'>>) =>
  tx.insertInto('orders').values(columnsOf(order)),
)
const placingAs = statement((tx: Tx, order: Given<OrderRow>) =>
  tx.insertInto('orders').values({ id: order.id, ...columnsOf(order) }),
)

function columnsOf(order: Given<Omit<OrderRow, 'id'>>) {
  return {
    uid: order.uid,
    state: order.state,
    total: order.total,
    fields: order.fields,
    reason: order.reason,
    placed_at: order.placed_at,
    changed_at: order.changed_at,
    terms_accepted: order.terms_accepted,
    tracking: order.tracking,
  }
}

const adding = statement((tx: Tx, line: Given<Omit<OrderLineRow, 'id'>>) =>
  tx
    .insertInto('order_lines')
    .values({
      order_id: line.order_id,
      product_id: line.product_id,
      uid: line.uid,
      quantity: line.quantity,
      points: line.points,
      snapshot: line.snapshot,
      placed_at: line.placed_at,
      released: line.released,
      enrolled_at: line.enrolled_at,
      codes_shown: line.codes_shown,
    })
    .$if(dialectOf(tx) === 'postgres', (insert) => insert.returning('id')),
)

const beginning = statement((tx: Tx, step: Given<OrderStep>) =>
  tx
    .insertInto('order_history')
    .values({ order_id: step.order_id, state: step.state, actor: step.actor, reason: step.reason, at: step.at }),
)

/** The slowest product decides: one that needs an approval, else one that the team prepares. */
function firstState(items: readonly Item[]): OrderState {
  const fulfilments = items.map(({ product }) => product.fulfilment)
  if (fulfilments.includes('approval')) return 'pending_approval'
  return fulfilments.includes('manual') ? 'placed' : 'fulfilled'
}
