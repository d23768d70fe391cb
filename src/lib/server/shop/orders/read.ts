import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Order } from '#shared/contract/orders.ts'
import { notFound } from '#shared/refusal.ts'
import { allColumns } from '../../db/allColumns.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { RecordedOrder } from './recordedOrder.ts'
import { withSnapshots } from './snapshot.ts'
import { type LineOutcomes, presentOrder } from './present.ts'
import { begunLines } from './whyNotCancellable.ts'
import type { LearnerVisit } from '../../people/visit.ts'

const PER_PAGE = 25

const orderColumns = allColumns<OrderRow>({
  id: true,
  uid: true,
  state: true,
  total: true,
  fields: true,
  reason: true,
  placed_at: true,
  changed_at: true,
  terms_accepted: true,
  tracking: true,
})

const lineColumns = allColumns<OrderLineRow>({
  id: true,
  order_id: true,
  product_id: true,
  uid: true,
  quantity: true,
  points: true,
  snapshot: true,
  placed_at: true,
  released: true,
  enrolled_at: true,
  codes_shown: true,
})

/** Lists the learner's own orders, the newest first. */
export async function ordersOf(
  reader: Reader,
  visit: LearnerVisit,
  { page = 0, limit = PER_PAGE }: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<{ data: Order[]; meta: PageMeta }> {
  const { uid } = visit.user
  const { total } = await counted.one(reader, { uid })
  const rows = await newest.rows(reader, { uid, limit, offset: page * limit })
  return { data: await present(reader, visit, rows), meta: pageMeta(page, limit, total) }
}

const counted = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('uid', '=', uid),
)

const newest = statement((reader: Reader, given: Given<{ uid: number; limit: number; offset: number }>) =>
  reader
    .selectFrom('orders')
    .select(orderColumns)
    .where('uid', '=', given.uid)
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

/**
 * Returns one of the learner's own orders.
 * @throws Refusal 404 for another user's order
 */
export async function orderOf(reader: Reader, visit: LearnerVisit, id: number): Promise<Order> {
  const rows = await one.rows(reader, { id, uid: visit.user.uid })
  const [order] = await present(reader, visit, rows)
  if (!order) throw notFound()
  return order
}

const one = statement((reader: Reader, { id, uid }: Given<{ id: number; uid: number }>) =>
  reader.selectFrom('orders').select(orderColumns).where('id', '=', id).where('uid', '=', uid),
)

async function present(reader: Reader, visit: LearnerVisit, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const { orders, outcomes } = await recordedOrders(reader, rows)
  return orders.map((order) => presentOrder(order, outcomes, visit))
}

/** Orders with their lines and history, and the results of the lines. */
export async function recordedOrders(
  reader: Reader,
  orders: readonly OrderRow[],
): Promise<{ orders: RecordedOrder[]; outcomes: LineOutcomes }> {
  const ids = JSON.stringify(orders.map(({ id }) => id))
  const lines = withSnapshots(await linesOf.rows(reader, { ids }))
  const history = await historyOf.rows(reader, { ids })
  const codes = await issuedCodes(
    reader,
    lines.map(({ line }) => line.id),
  )
  const recorded = orders.map((order) => ({
    order,
    lines: lines.filter(({ line }) => line.order_id === order.id),
    history: history.filter(({ order_id }) => order_id === order.id),
  }))
  return { orders: recorded, outcomes: { codes, begun: await begunLines(reader, lines) } }
}

const linesOf = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('order_lines')
    .select(lineColumns)
    .where('order_id', 'in', numbersIn(ids, dialectOf(reader)))
    .orderBy('id'),
)

const historyOf = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('order_history')
    .select(['id', 'order_id', 'state', 'actor', 'reason', 'at'])
    .where('order_id', 'in', numbersIn(ids, dialectOf(reader)))
    .orderBy('id'),
)

async function issuedCodes(reader: Reader, lineIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await issued.rows(reader, { lines: JSON.stringify(lineIds) })
  const byLine = Map.groupBy(rows, ({ order_line_id }) => order_line_id ?? 0)
  return new Map([...byLine].map(([id, codes]) => [id, codes.map(({ code }) => code)]))
}

const issued = statement((reader: Reader, { lines }: Given<{ lines: string }>) =>
  reader
    .selectFrom('voucher_codes')
    .select(['order_line_id', 'code'])
    .where('order_line_id', 'in', numbersIn(lines, dialectOf(reader)))
    .where('state', '=', 'issued')
    .orderBy('id'),
)
