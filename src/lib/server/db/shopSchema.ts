import type { OrderState } from '#shared/contract/orders.ts'
import type { ProductType } from '#shared/contract/productTypes.ts'
import type { Generated, Insertable, Selectable } from 'kysely'

/** The tables of the shop. */
export interface ShopSchema {
  products: ProductsTable
  /** The pieces of a product in stock, spread over slots, so that buyers of one product do not wait for each other. */
  stock_slots: { product_id: number; slot: number; pieces: number }
  voucher_codes: VoucherCodesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_history: OrderHistoryTable
  order_mails: OrderMailsTable
  /** The one product a person saves for; `told_at` once they were told that it is affordable. */
  saving_goals: { uid: number; product_id: number; since: string; told_at: string | null }
  /** Who wants to be told when a product is back. */
  stock_wishes: { uid: number; product_id: number; since: string }
}

export interface ProductsTable {
  id: Generated<number>
  type: ProductType
  status: 'draft' | 'active' | 'paused' | 'archived'
  /** In the site's language; the others stand in `translations`. */
  title: string
  summary: Generated<string>
  description: Generated<string>
  /** JSON: language → { title, summary, description, instructions_after, terms }. */
  translations: Generated<string>
  /** JSON: [{ file, alt }]. */
  images: Generated<string>
  category_tid: number | null
  /** In points. */
  price: number
  /** 0: unlimited, there are no slots. */
  tracks_stock: Generated<number>
  low_stock_at: number | null
  limit_count: number | null
  limit_period: 'day' | 'week' | 'month' | 'year' | 'lifetime' | null
  max_per_order: number | null
  visible_from: string | null
  visible_until: string | null
  purchasable_from: string | null
  purchasable_until: string | null
  /** JSON */
  restrictions: Generated<string>
  fulfilment: 'instant' | 'manual' | 'approval'
  cancel_policy: Generated<'never' | 'until_approved' | 'until_fulfilled'>
  instructions_after: Generated<string>
  /** JSON: [{ name, label, type, required, … }]. */
  checkout_fields: Generated<string>
  terms: Generated<string>
  featured: Generated<number>
  weight: Generated<number>
  training_id: number | null
  revision: Generated<number>
  created: string
  changed: string
}

export interface VoucherCodesTable {
  id: Generated<number>
  product_id: number
  code: string
  /** `held` while its order waits; `issued` once the buyer can see it: from then on it never becomes free again. */
  state: Generated<'free' | 'held' | 'issued' | 'void'>
  order_line_id: number | null
}

export interface OrdersTable {
  id: Generated<number>
  uid: number
  state: OrderState
  total: number
  /** JSON: what the buyer answered to the checkout fields, by name. */
  fields: Generated<string>
  /** Why it was rejected or cancelled. */
  reason: Generated<string>
  placed_at: string
  changed_at: string
  /** 1 if the buyer accepted the terms, as the snapshots of the lines hold them. */
  terms_accepted: Generated<number>
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
  /** 1 once it was given back: it no longer counts towards a limit. */
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

/** Who is told by mail that an order waits for somebody. */
export interface OrderMailsTable {
  id: Generated<number>
  order_id: number
  address: string
  /** When the mail is to be sent or tried again; `null`: it is on its way, or nobody is needed any more. */
  mail_due: string | null
  mail_tries: Generated<number>
}

export type ProductRow = Selectable<ProductsTable>
export type NewProductRow = Insertable<ProductsTable>
export type OrderRow = Selectable<OrdersTable>
export type OrderLineRow = Selectable<OrderLinesTable>
