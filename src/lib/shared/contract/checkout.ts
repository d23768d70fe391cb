import { z } from 'zod'
import { Id, LanguageCode } from './common.ts'
import { Order } from './orders.ts'
import { Wallet } from './wallet.ts'
import { MAX_PER_ORDER } from './orderLimits.ts'

export const checkoutFieldTypes = ['text', 'textarea', 'email', 'tel', 'select', 'checkbox', 'date'] as const

export const MAX_OPTIONS = 30
/** The longest texts of a question, in characters. */
export const questionLengths = { label: 120, hint: 300, option: 120 } as const

/** A question that a product asks its buyer at the checkout, as the shop managers write it. */
export const CheckoutField = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  type: z.enum(checkoutFieldTypes),
  label: z.string().min(1).max(questionLengths.label),
  hint: z.string().max(questionLengths.hint).default(''),
  required: z.boolean().default(false),
  /** Only for a `select`. */
  options: z.array(z.string().min(1).max(questionLengths.option)).max(MAX_OPTIONS).default([]),
  translations: z
    .record(
      LanguageCode,
      z.strictObject({
        label: z.string().trim().max(questionLengths.label).default(''),
        hint: z.string().trim().max(questionLengths.hint).default(''),
        /** In the order of the field's own options. If the list or a text is empty, the field's own text is shown. */
        options: z.array(z.string().trim().max(questionLengths.option)).max(MAX_OPTIONS).default([]),
      }),
    )
    .default({}),
})
export type CheckoutField = z.infer<typeof CheckoutField>

/** A checkout field in the language of the buyer. The form still sends the field's own text from `options`. */
export const TranslatedField = CheckoutField.omit({ translations: true }).extend({
  /** The texts to show for the options, in the order of `options`. */
  option_labels: z.array(z.string()),
  /** The language of the texts. */
  lang: z.string(),
})
export type TranslatedField = z.infer<typeof TranslatedField>

export const CheckoutBody = z.strictObject({
  /** The products to buy. A product that is listed twice is bought twice. */
  products: z.array(Id).min(1).max(MAX_PER_ORDER),
  /** The values of the checkout fields, by name. */
  fields: z.record(z.string().max(40), z.union([z.string().max(2000), z.boolean()])).optional(),
  /** The total that the buyer has seen. If the total is now different, the purchase is refused. */
  expected_total: z.int().min(0).optional(),
  /**
   * The `terms_digest` of the terms and the cancel policy that the buyer has seen, by the id of the product. If they are
   * now different, the purchase is refused.
   */
  expected_terms: z.record(z.string().max(20), z.string().max(100)).optional(),
  /** Whether the buyer accepts the terms: required if one of the products has terms. */
  terms_accepted: z.boolean().optional(),
})
export type CheckoutBody = z.infer<typeof CheckoutBody>

export const CheckoutAnswer = z.strictObject({
  order: Order,
  wallet: Wallet,
  /** The buyer saved for this and can never buy it again: the goal has ended. */
  goal_reached: z.literal(true).optional(),
})
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>
