import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type {
  BulkDecisionBody,
  BulkDecisionResult,
  OrderAction,
  OrderDecisionBody,
} from '#shared/contract/transactions.ts'
import type { OrderState } from '#shared/contract/orders.ts'
import type { Database, Reader } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { type Explain, takeEach } from '../takeEach.ts'
import { approve, cancelForBuyer, fulfil, type OrderDecision, reject, takeReturn } from '../orders/decide.ts'

const decisions: Record<OrderAction, OrderDecision> = {
  approve,
  fulfil,
  reject,
  cancel: cancelForBuyer,
  return: takeReturn,
}

/**
 * Carries out a shop manager's decision about the order of a ledger entry. Returns the new state.
 * @throws Refusal 404; 409 `no_order` for an entry without an order, and as `openOrder` and `moveOrder`
 */
export async function decideTransaction(
  db: Database,
  { id, actor, decision }: { id: number; actor: number; decision: OrderDecisionBody },
  { now, timeZone }: SiteTime,
): Promise<OrderState> {
  const { action, reason = '', tracking = '', expected_state: expectedState } = decision
  const orderId = await orderIdOf(db.reader, id)
  return decisions[action](db, { orderId, actor, reason, tracking, expectedState, now, timeZone })
}

/** The same for several entries, each in its own transaction. A failure stops only its own order. */
export function decideTransactions(
  db: Database,
  { actor, bulk: { action, ids } }: { actor: number; bulk: BulkDecisionBody },
  { explain, ...time }: SiteTime & { explain: Explain },
): Promise<BulkDecisionResult[]> {
  return takeEach(ids, {
    take: (id) => decideTransaction(db, { id, actor, decision: { action } }, time),
    stateOf: (id) => stateOf(db.reader, id),
    explain,
  })
}

async function orderIdOf(reader: Reader, id: number): Promise<number> {
  const entry = await reader.selectFrom('point_entries').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!entry) throw notFound()
  if (entry.order_id === null) throw conflict(msg('This transaction has no order.'), 'no_order')
  return entry.order_id
}

async function stateOf(reader: Reader, id: number): Promise<OrderState | null> {
  const order = await reader
    .selectFrom('point_entries')
    .innerJoin('orders', 'orders.id', 'point_entries.order_id')
    .select('orders.state')
    .where('point_entries.id', '=', id)
    .executeTakeFirst()
  return order?.state ?? null
}
