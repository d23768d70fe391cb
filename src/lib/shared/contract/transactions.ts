import { z } from 'zod'
import { entryKinds } from '../points/entryKinds.ts'
import { bulkResult, Id, Instant, KeysetMeta, KeysetPage, RealDay } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'
import { Order, OrderLine, orderStates } from './orders.ts'
import { PlainText } from './plainText.ts'

/** The maximum number of orders of one bulk call. */
export const MAX_ORDERS_PER_CALL = 200

const QueryId = z.coerce.number().pipe(Id)

/** The filters of the transactions; all of them together must match. */
export const TransactionFilter = z.object({
  kind: oneOrMany(z.enum(entryKinds)),
  /** The state of the order: only entries of orders match. */
  state: oneOrMany(z.enum(orderStates)),
  uid: QueryId.optional(),
  /** The id of a product that the order holds. */
  product: QueryId.optional(),
  organization: QueryId.optional(),
  order: QueryId.optional(),
  /** The first and the last day, in the site's time zone. */
  from: RealDay.optional(),
  until: RealDay.optional(),
})
export type TransactionFilter = z.infer<typeof TransactionFilter>

export const TransactionsQuery = TransactionFilter.extend(KeysetPage.shape)
export type TransactionsQuery = z.infer<typeof TransactionsQuery>

/** An order as the shop managers see it. */
const ManagedOrder = z.strictObject({
  id: Id,
  state: z.enum(orderStates),
  total: z.int().positive(),
  lines: z.array(OrderLine),
  answers: Order.shape.fields,
  /** Why the order was rejected, cancelled or returned. */
  reason: z.string(),
  /** How the delivery can be followed, in the shop manager's words. */
  tracking: z.string(),
  placed_at: Instant,
  changed_at: Instant,
  history: z.array(
    z.strictObject({ state: z.enum(orderStates), at: Instant, actor: Id.nullable(), reason: z.string() }),
  ),
})
export type ManagedOrder = z.infer<typeof ManagedOrder>

/** A ledger entry with its order. */
export const Transaction = z.strictObject({
  id: z.int().positive(),
  uid: Id,
  person: z.strictObject({
    uid: Id,
    full_name: z.string(),
    organizations: z.array(z.strictObject({ id: Id, name: z.string() })),
  }),
  kind: z.enum(entryKinds),
  amount: z.int(),
  balance_after: z.int().min(0),
  at: Instant,
  /** The user who made the entry; `null`: a rule, the buyer or the clock. */
  actor: Id.nullable(),
  /** The rule that gave the points, and the version of the rules. */
  rule: z.strictObject({ id: z.string(), name: z.string(), version: z.int().nullable() }).nullable(),
  /** The subject: a training, the products of the order, or the reason in words. */
  title: z.string(),
  lang: z.string().nullable(),
  reason: z.string(),
  order: ManagedOrder.nullable(),
  /** The lots that the entry made, took from (below 0) or gave back to. */
  lots: z.array(z.strictObject({ id: z.int().positive(), amount: z.int(), expires_at: Instant.nullable() })),
  /** The entry that it reverses. */
  reverses: z.int().positive().nullable(),
})
export type Transaction = z.infer<typeof Transaction>

export const FoundTransactions = z.strictObject({ data: z.array(Transaction), meta: KeysetMeta })
export type FoundTransactions = z.infer<typeof FoundTransactions>

export const orderActions = ['approve', 'fulfil', 'reject', 'cancel', 'return'] as const
export type OrderAction = (typeof orderActions)[number]

/** The longest texts of a decision, in characters. */
export const decisionLengths = { reason: 500, tracking: 300 } as const

/** A decision about an order. */
export const OrderDecisionBody = z.strictObject({
  action: z.enum(orderActions),
  /** The buyer reads it. Required to reject. */
  reason: PlainText(decisionLengths.reason).optional(),
  /** For `fulfil`: how the delivery can be followed. */
  tracking: PlainText(decisionLengths.tracking).optional(),
  /** The state in which the manager saw the order. If it has changed, nothing happens. */
  expected_state: z.enum(orderStates).optional(),
})
export type OrderDecisionBody = z.infer<typeof OrderDecisionBody>

export const BulkDecisionBody = z.strictObject({
  action: z.enum(['approve', 'fulfil']),
  /** The ids of transactions. */
  ids: z.array(Id).min(1).max(MAX_ORDERS_PER_CALL),
})
export type BulkDecisionBody = z.infer<typeof BulkDecisionBody>

/** The result for one transaction, with the state of its order afterwards; `null`: there is no such order. */
export const BulkDecisionResult = bulkResult(z.enum(orderStates))
export type BulkDecisionResult = z.infer<typeof BulkDecisionResult>
