import type { ProductType } from '#shared/contract/productTypes.ts'
import type { Generated, Selectable } from 'kysely'

/** Products, their stock and codes, and the users who wait for them. */
export interface ProductsSchema {
  products: ProductsTable
  /** The titles of a product in all languages, one per line, folded for the search. */
  product_titles: { product_id: number; folded: string }
  /** A product's pieces in stock, spread over slots, so that buyers of one product do not wait for each other. */
  stock_slots: { product_id: number; slot: number; pieces: number }
  voucher_codes: VoucherCodesTable
  /**
   * The one product for which a user saves. `told_at` is when the user was notified that it is affordable. `since` is when
   * the user set it, or when it was out of reach again after a notification.
   */
  saving_goals: { uid: number; product_id: number; since: string; told_at: string | null }
  /** The users who want a notification when a product is back. */
  stock_wishes: { uid: number; product_id: number; since: string }
}

export interface ProductsTable {
  id: Generated<number>
  type: ProductType
  status: 'draft' | 'active' | 'paused' | 'archived'
  /** In the site's language; `translations` has the other languages. */
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
  /** When pieces or codes were last added. */
  restocked_at: string | null
  /** The user who changed the product last; `null`: it is not known. */
  changed_by: number | null
}

export interface VoucherCodesTable {
  id: Generated<number>
  product_id: number
  code: string
  /** `held` while its order waits; `issued` once the buyer can see it: from then on it never becomes free again. */
  state: Generated<'free' | 'held' | 'issued' | 'void'>
  order_line_id: number | null
}

export type ProductRow = Selectable<ProductsTable>
