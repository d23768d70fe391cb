import type { OrderState } from '#shared/contract/orders.ts'
import type { Generated, Selectable } from 'kysely'

/** Orders, their history, and the mails to the staff who handle them. */
export interface OrdersSchema {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_history: OrderHistoryTable
  order_mails: OrderMailsTable
}

export interface OrdersTable {
  id: Generated<number>
  uid: number
  state: OrderState
  total: number
  /** JSON: the buyer's values of the checkout fields, by name. */
  fields: Generated<string>
  /** Why it was rejected or cancelled. */
  reason: Generated<string>
  placed_at: string
  changed_at: string
  /** 1 if the buyer accepted the terms in the snapshots of the lines. */
  terms_accepted: Generated<number>
  /** How the delivery can be followed; '' if nobody has said. */
  tracking: Generated<string>
}

export interface OrderLinesTable {
  id: Generated<number>
  order_id: number
  product_id: number
  /** The buyer, as in the order: limits are counted here. */
  uid: number
  quantity: number
  /** Of the whole line. */
  points: number
  /** JSON: the product as it was bought; never changed. */
  snapshot: string
  placed_at: string
  /** 1 once the line was returned: it no longer counts towards a limit. */
  released: Generated<number>
  /** When the enrolment began that this line made; `null`: it made none. */
  enrolled_at: Generated<string | null>
  /** How many codes the buyer could see. */
  codes_shown: Generated<number>
}

export interface OrderHistoryTable {
  id: Generated<number>
  order_id: number
  state: OrderState
  actor: number | null
  reason: Generated<string>
  at: string
}

/** The mails that say that an order waits for staff. */
export interface OrderMailsTable {
  id: Generated<number>
  order_id: number
  address: string
  /** When to send or retry the mail; `null`: it is being sent, or the order no longer waits. */
  mail_due: string | null
  mail_tries: Generated<number>
}

export type OrderRow = Selectable<OrdersTable>
export type OrderLineRow = Selectable<OrderLinesTable>
