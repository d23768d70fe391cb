import { z } from 'zod'
import { Id, Instant } from './common.ts'
import { productTypes } from './productTypes.ts'

export const orderStates = [
  'placed',
  'pending_approval',
  'approved',
  'fulfilled',
  'rejected',
  'cancelled_by_user',
  'cancelled_by_admin',
  'returned',
] as const
export type OrderState = (typeof orderStates)[number]

export const OrderLine = z.strictObject({
  product_id: Id,
  /** As it was at the purchase, in the reader's language if there is a translation. */
  title: z.string(),
  lang: z.string(),
  type: z.enum(productTypes),
  quantity: z.int().positive(),
  points: z.int().positive(),
  image: z.strictObject({ src: z.string(), alt: z.string() }).nullable(),
  /** Voucher codes; empty once they are void. */
  codes: z.array(z.string()),
  /** Cleaned HTML: the next steps for the buyer. */
  instructions: z.string(),
  training_id: Id.nullable(),
})

/** A learner's order ("my rewards"). */
export const Order = z.strictObject({
  id: Id,
  state: z.enum(orderStates),
  total: z.int().positive(),
  lines: z.array(OrderLine),
  /** The buyer's answers to the checkout fields. A chosen option is shown in the reader's language. */
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      /** A day is written as `yyyy-MM-dd`. */
      value: z.string(),
      is_day: z.boolean(),
      /** The language of the label. */
      lang: z.string(),
      /** The language of a chosen option; `null` if the buyer typed the answer. */
      value_lang: z.string().nullable(),
    }),
  ),
  /** Why the order was rejected or cancelled. */
  reason: z.string(),
  /** How the delivery can be followed; '' if there is nothing to say. */
  tracking: z.string(),
  placed_at: Instant,
  changed_at: Instant,
  history: z.array(z.strictObject({ state: z.enum(orderStates), at: Instant, reason: z.string() })),
  /** Whether the buyer can still cancel it: not after they could see a code or have started a training of it. */
  cancellable: z.boolean(),
})
export type Order = z.infer<typeof Order>
