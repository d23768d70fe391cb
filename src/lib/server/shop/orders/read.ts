import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Order } from '#shared/contract/orders.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import type { RecordedOrder } from './recordedOrder.ts'
import { type BoughtLine, withSnapshots } from './snapshot.ts'
import { type LineOutcomes, presentOrder } from './present.ts'
import { begunLines } from './whyNotCancellable.ts'
import type { LearnerVisit } from '../../people/visit.ts'

const PER_PAGE = 25

/** Lists the learner's own orders, the newest first. */
export async function ordersOf(
  reader: Reader,
  visit: LearnerVisit,
  { page = 0, limit = PER_PAGE }: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<{ data: Order[]; meta: PageMeta }> {
  const own = reader.selectFrom('orders').where('uid', '=', visit.user.uid)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return { data: await present(reader, visit, rows), meta: pageMeta(page, limit, total) }
}

/**
 * Returns one of the learner's own orders.
 * @throws Refusal 404 for another user's order
 */
export async function orderOf(reader: Reader, visit: LearnerVisit, id: number): Promise<Order> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', visit.user.uid)
    .execute()
  const [order] = await present(reader, visit, rows)
  if (!order) throw notFound()
  return order
}

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
  const ids = orders.map(({ id }) => id)
  const lines = await linesOf(reader, ids)
  const history = await reader
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
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

async function linesOf(reader: Reader, orderIds: readonly number[]): Promise<BoughtLine[]> {
  const lines = reader.selectFrom('order_lines').selectAll().where('order_id', 'in', orderIds).orderBy('id')
  return withSnapshots(await lines.execute())
}

async function issuedCodes(reader: Reader, lineIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await reader
    .selectFrom('voucher_codes')
    .select(['order_line_id', 'code'])
    .where('order_line_id', 'in', lineIds)
    .where('state', '=', 'issued')
    .orderBy('id')
    .execute()
  const byLine = Map.groupBy(rows, ({ order_line_id }) => order_line_id ?? 0)
  return new Map([...byLine].map(([id, issued]) => [id, issued.map(({ code }) => code)]))
}
