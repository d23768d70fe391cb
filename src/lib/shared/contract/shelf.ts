import { z } from 'zod'
import { TranslatedField } from './checkout.ts'
import { Id, Instant, MAX_ID, Page } from './common.ts'
import { cancelPolicies, fulfilments, limitPeriods, productTypes } from './productTypes.ts'

/** The height of the banner, in CSS pixels. */
export const bannerHeight = { min: 80, max: 600 } as const

export const shopSorts = ['featured', 'price', 'newest', 'affordable'] as const
export type ShopSort = (typeof shopSorts)[number]

/** Number of products on one page of the shop's list (specification, section 9). */
export const SHOP_PAGE = 24

/** Why a learner cannot buy a product, with the numbers and dates of each reason. */
export const Reason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('insufficient_points'), missing: z.int().positive() }),
  z.strictObject({ code: z.literal('sold_out') }),
  /** `next` is when the learner may buy it again; `null`: never. */
  z.strictObject({ code: z.literal('limit_reached'), count: z.int().positive(), next: Instant.nullable() }),
  z.strictObject({ code: z.literal('not_started'), from: Instant }),
  z.strictObject({ code: z.literal('ended'), until: Instant }),
  z.strictObject({ code: z.literal('paused') }),
  /** The learner is already enrolled in the training of the product. */
  z.strictObject({ code: z.literal('already_enrolled') }),
  /** The learner has ordered the training, and the order is open. */
  z.strictObject({ code: z.literal('already_ordered') }),
])
export type Reason = z.infer<typeof Reason>

export const Availability = z.strictObject({
  status: z.enum(['available', 'unavailable']),
  reasons: z.array(Reason),
})
export type Availability = z.infer<typeof Availability>

/** A product in the shop's list. Texts are in the reader's language, or in `lang`. */
export const ShopCard = z.strictObject({
  id: Id,
  title: z.string(),
  summary: z.string(),
  /** The language of the texts. */
  lang: z.string(),
  type: z.enum(productTypes),
  category: z.strictObject({ tid: Id, name: z.string() }).nullable(),
  /** In points. */
  price: z.int().positive(),
  /** The first picture; `null`: a cover is drawn. */
  image: z.strictObject({ src: z.string(), alt: z.string() }).nullable(),
  featured: z.boolean(),
  /** Pieces left; `null`: unlimited. Voucher codes are counted up to 1,000, or up to the low-stock number if it is higher. */
  stock: z.int().min(0).nullable(),
  low_stock: z.boolean(),
  availability: Availability,
  /** The product is the learner's goal. */
  goal: z.boolean(),
  /** The learner gets a notification when the product is back in stock. */
  wished: z.boolean(),
})
export type ShopCard = z.infer<typeof ShopCard>

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
  checkout_fields: z.array(TranslatedField),
  terms: z.string(),
  /** Stands for `terms` and `cancel_policy` as they are now: a checkout sends it as `expected_terms`. */
  terms_digest: z.string(),
  /** The training that the buyer is enrolled in. */
  training: z.strictObject({ id: Id, title: z.string() }).nullable(),
})
export type ShopItem = z.infer<typeof ShopItem>

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

/** Filters and order of the shop's list. Without `sort`, the shop's settings decide. */
export const ShopQuery = z.object({
  sort: z.enum(shopSorts).optional(),
  category: z.coerce.number().int().positive().max(MAX_ID).optional(),
  type: z.enum(productTypes).optional(),
  affordable: flag.optional(),
  ...Page.shape,
})
export type ShopQuery = z.infer<typeof ShopQuery>

/** The texts and the banner of the shop, for everyone with access to it. */
export const ShopInfo = z.strictObject({
  title: z.string(),
  intro: z.string(),
  /** Address of the picture; `null`: none. */
  banner: z.string().nullable(),
  /** In CSS pixels. */
  banner_height: z.int().min(bannerHeight.min).max(bannerHeight.max),
  default_sort: z.enum(shopSorts),
})
export type ShopInfo = z.infer<typeof ShopInfo>
