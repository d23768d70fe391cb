import { z } from 'zod'
import { Id, Instant, LanguageCode, MAX_ID, Page } from './common.ts'
import { Wallet } from './wallet.ts'

export const productTypes = ['physical', 'voucher', 'experience', 'training', 'donation'] as const
export type ProductType = (typeof productTypes)[number]

export const shopOrders = ['featured', 'price', 'newest', 'affordable'] as const
export type ShopOrder = (typeof shopOrders)[number]

/** The shop's list comes in pages of so many (specification, section 9). */
export const SHOP_PAGE = 24

/** What can stand between a learner and a product, each with its numbers. */
export const Reason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('insufficient_points'), missing: z.int().positive() }),
  z.strictObject({ code: z.literal('sold_out') }),
  /** `next` is when the learner may have it again; `null`: never. */
  z.strictObject({ code: z.literal('limit_reached'), count: z.int().positive(), next: Instant.nullable() }),
  z.strictObject({ code: z.literal('not_started'), from: Instant }),
  z.strictObject({ code: z.literal('ended'), until: Instant }),
  z.strictObject({ code: z.literal('paused') }),
  /** The training that it would enrol in is the learner's already. */
  z.strictObject({ code: z.literal('already_enrolled') }),
  /** The learner has ordered that training, and the order is open. */
  z.strictObject({ code: z.literal('already_ordered') }),
])
export type Reason = z.infer<typeof Reason>

export const Availability = z.strictObject({
  status: z.enum(['available', 'unavailable']),
  reasons: z.array(Reason),
})
export type Availability = z.infer<typeof Availability>

/** A product as it stands in the shop's list. Texts are in the reader's language, or in `lang`. */
export const ShopCard = z.strictObject({
  id: Id,
  title: z.string(),
  summary: z.string(),
  /** The language that the texts are in. */
  lang: z.string(),
  type: z.enum(productTypes),
  category: z.strictObject({ tid: Id, name: z.string() }).nullable(),
  /** In points. */
  price: z.int().positive(),
  /** The first picture; `null`: a cover is drawn. */
  image: z.strictObject({ src: z.string(), alt: z.string() }).nullable(),
  featured: z.boolean(),
  /** Pieces left; `null`: unlimited. Codes of a voucher are counted up to 1,000, or as far as its low stock goes. */
  stock: z.int().min(0).nullable(),
  low_stock: z.boolean(),
  availability: Availability,
  /** The learner saves for it. */
  goal: z.boolean(),
  /** The learner is told when it is back. */
  wished: z.boolean(),
})
export type ShopCard = z.infer<typeof ShopCard>

export const checkoutFieldTypes = ['text', 'textarea', 'email', 'tel', 'select', 'checkbox', 'date'] as const

const MOST_OPTIONS = 30

/** Something the buyer is asked at the checkout, as its keepers wrote it. */
export const CheckoutField = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  type: z.enum(checkoutFieldTypes),
  label: z.string().min(1).max(120),
  hint: z.string().max(300).default(''),
  required: z.boolean().default(false),
  /** Of a `select`. */
  options: z.array(z.string().min(1).max(120)).max(MOST_OPTIONS).default([]),
  translations: z
    .record(
      LanguageCode,
      z.strictObject({
        label: z.string().trim().max(120).default(''),
        hint: z.string().trim().max(300).default(''),
        /** By their places, as many as the field has; none, or '' in a place: the field's own text is shown. */
        options: z.array(z.string().trim().max(120)).max(MOST_OPTIONS).default([]),
      }),
    )
    .default({}),
})
export type CheckoutField = z.infer<typeof CheckoutField>

/** The same as the buyer reads it. What is sent and kept of a choice is its own text among the `options`. */
export const AskedField = CheckoutField.omit({ translations: true }).extend({
  /** How the options are shown, by their places. */
  option_labels: z.array(z.string()),
  /** The language that the texts are in. */
  lang: z.string(),
})
export type AskedField = z.infer<typeof AskedField>

export const cancelPolicies = ['never', 'until_approved', 'until_fulfilled'] as const
export const fulfilments = ['instant', 'manual', 'approval'] as const
export const limitPeriods = ['day', 'week', 'month', 'year', 'lifetime'] as const

/** A product on its own page. */
export const ShopItem = ShopCard.extend({
  /** Cleaned HTML. */
  description: z.string(),
  images: z.array(z.strictObject({ src: z.string(), alt: z.string() })),
  fulfilment: z.enum(fulfilments),
  cancel_policy: z.enum(cancelPolicies),
  limit: z.strictObject({ count: z.int().positive(), period: z.enum(limitPeriods) }).nullable(),
  max_per_order: z.int().positive().nullable(),
  purchasable: z.strictObject({ from: Instant.nullable(), until: Instant.nullable() }),
  checkout_fields: z.array(AskedField),
  terms: z.string(),
  /** The training it enrols in. */
  training: z.strictObject({ id: Id, title: z.string() }).nullable(),
})
export type ShopItem = z.infer<typeof ShopItem>

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/** What the shop's list shows and in which order; without `sort`, as the shop's settings say. */
export const ShopQuery = z.object({
  sort: z.enum(shopOrders).optional(),
  category: z.coerce.number().int().positive().max(MAX_ID).optional(),
  type: z.enum(productTypes).optional(),
  affordable: flag.optional(),
  ...Page.shape,
})
export type ShopQuery = z.infer<typeof ShopQuery>

/** What the shop says of itself to everyone who may enter. */
export const ShopInfo = z.strictObject({
  title: z.string(),
  intro: z.string(),
  /** Address of the picture; `null`: none. */
  banner: z.string().nullable(),
  /** In CSS pixels. */
  banner_height: z.int().min(80).max(600),
  default_sort: z.enum(shopOrders),
})
export type ShopInfo = z.infer<typeof ShopInfo>

export const CheckoutBody = z.strictObject({
  /** Which products; one that stands twice is bought twice. */
  products: z.array(Id).min(1).max(20),
  /** Answers to the checkout fields, by name. */
  fields: z.record(z.string().max(40), z.union([z.string().max(2000), z.boolean()])).optional(),
  /** What the buyer believes it costs: refused where it costs something else by now. */
  expected_total: z.int().min(0).optional(),
  /** Whether the buyer accepts the terms: required if one of the products has terms. */
  terms_accepted: z.boolean().optional(),
})
export type CheckoutBody = z.infer<typeof CheckoutBody>

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
  /** As it was bought, in the reader's language where it was written in it. */
  title: z.string(),
  lang: z.string(),
  type: z.enum(productTypes),
  quantity: z.int().positive(),
  points: z.int().positive(),
  image: z.strictObject({ src: z.string(), alt: z.string() }).nullable(),
  /** Voucher codes; empty once they are void. */
  codes: z.array(z.string()),
  /** Cleaned HTML: what to do now. */
  instructions: z.string(),
  training_id: Id.nullable(),
})

/** A learner's order ("my rewards"). */
export const Order = z.strictObject({
  id: Id,
  state: z.enum(orderStates),
  total: z.int().positive(),
  lines: z.array(OrderLine),
  /** What the buyer was asked and answered; something chosen is shown in the reader's language, too. */
  fields: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      /** The language of the label. */
      lang: z.string(),
      /** The language of what was chosen; `null`: the answer is in the buyer's own words. */
      value_lang: z.string().nullable(),
    }),
  ),
  /** Why it was rejected or cancelled. */
  reason: z.string(),
  placed_at: Instant,
  changed_at: Instant,
  history: z.array(z.strictObject({ state: z.enum(orderStates), at: Instant, reason: z.string() })),
  /** Whether the buyer can still cancel it. */
  cancellable: z.boolean(),
})
export type Order = z.infer<typeof Order>

export const CheckoutAnswer = z.strictObject({ order: Order, wallet: Wallet })
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>
