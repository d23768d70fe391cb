import { z } from 'zod'
import { CheckoutField } from '#shared/contract/checkout.ts'
import { cancelPolicies, fulfilments, productTypes } from '#shared/contract/productTypes.ts'
import type { OrderLineRow } from '../../db/schema/orders.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { fieldsOf } from '../shelf/shelfProduct.ts'
import { picturesOf } from '../shelf/shopCards.ts'
import { type ProductTexts, textsOf } from '../shelf/texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'

const Words = z.object({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  instructions_after: z.string(),
  terms: z.string(),
})

/** A product as it was at the purchase. Later changes of the product do not affect it. */
export const Snapshot = z.object({
  type: z.enum(productTypes),
  /** The price of one piece. */
  price: z.number(),
  texts: Words.extend({ language: z.string(), translations: z.record(z.string(), Words.partial()) }),
  image: z.object({ src: z.string(), alt: z.string() }).nullable(),
  fulfilment: z.enum(fulfilments),
  cancel_policy: z.enum(cancelPolicies),
  checkout_fields: z.array(CheckoutField),
  training_id: z.number().nullable(),
  /** Whether the stock was limited. If not, there is nothing to put back. */
  tracks_stock: z.boolean(),
  revision: z.number(),
})
export type Snapshot = Omit<z.infer<typeof Snapshot>, 'texts'> & { texts: ProductTexts }

/** An order line with its parsed snapshot. */
export interface BoughtLine {
  line: OrderLineRow
  snapshot: Snapshot
}

/** Takes the snapshot of a product for an order. */
export function snapshotOf(product: ProductRow, visit: Pick<LearnerVisit, 'siteLanguage'>): Snapshot {
  const { type, price, fulfilment, cancel_policy, training_id, tracks_stock, revision } = product
  return {
    type,
    price,
    texts: textsOf(product, visit),
    image: picturesOf(product)[0] ?? null,
    fulfilment,
    cancel_policy,
    checkout_fields: fieldsOf(product),
    training_id,
    tracks_stock: tracks_stock === 1,
    revision,
  }
}

/** Parses the snapshots of order lines. */
export function withSnapshots(lines: readonly OrderLineRow[]): BoughtLine[] {
  return lines.map((line) => ({ line, snapshot: readSnapshot(line) }))
}

/** Parses the snapshot of one order line. */
export function readSnapshot({ snapshot }: { snapshot: string }): Snapshot {
  return Snapshot.parse(JSON.parse(snapshot))
}
