import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Restrictions } from '../audience/restrictions.ts'
import { PICTURE_TEXT_LENGTH } from '../media/uploadLimits.ts'
import { MediaFile } from '../sections/parts.ts'
import { MAX_PER_ORDER } from './orderLimits.ts'
import { bulkResult, Id, Instant, LanguageCode, MAX_ID, Page, RealInstant } from './common.ts'
import { CheckoutField } from './checkout.ts'
import { cancelPolicies, fulfilments, limitPeriods, productTypes } from './productTypes.ts'

export const productStatuses = ['draft', 'active', 'paused', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The status, or the state that follows from it by time and stock. */
export const productStates = [...productStatuses, 'scheduled', 'ended', 'sold_out', 'low_stock'] as const
export type ProductState = (typeof productStates)[number]

/** The allowed next statuses of each status. */
export const productTransitions: Record<ProductStatus, readonly ProductStatus[]> = {
  draft: ['active'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['draft'],
}

export const MAX_PRICE = 1_000_000
export const MAX_STOCK = 1_000_000
export const MAX_IMAGES = 6
/** The longest texts with HTML, before and after it is cleaned. */
export const MAX_DESCRIPTION = 20_000
export const MAX_INSTRUCTIONS = 5000
export const MAX_CHECKOUT_FIELDS = 10
/** The longest texts on one line, in characters. */
export const productLengths = { title: 200, summary: 500 } as const

const texts = {
  title: z.string().trim().min(1).max(productLengths.title),
  summary: z.string().trim().max(productLengths.summary),
  /** HTML; cleaned when it is stored, as the other rich texts are. */
  description: z.string().trim().max(MAX_DESCRIPTION),
  /** HTML: the next steps for the buyer. */
  instructions_after: z.string().trim().max(MAX_INSTRUCTIONS),
  terms: z.string().trim().max(10_000),
}
export type ProductText = { [Name in keyof typeof texts]: string }

/** A period: `from` is included (`null`: no start), `until` is excluded (`null`: no end). */
const Span = z
  .strictObject({ from: RealInstant.nullable().default(null), until: RealInstant.nullable().default(null) })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: msg('The end must be after the start.'),
    params: { code: 'order' },
  })

const fields = {
  ...texts,
  images: z
    .array(z.strictObject({ file: MediaFile, alt: z.string().trim().min(1).max(PICTURE_TEXT_LENGTH) }))
    .max(MAX_IMAGES),
  type: z.enum(productTypes),
  category: Id.nullable(),
  /** In points. */
  price: z.int().min(1).max(MAX_PRICE),
  /** Pieces left; `null`: unlimited. For a voucher, the number of free codes, which is read-only. */
  stock: z.int().min(0).max(MAX_STOCK).nullable(),
  /** The stock is low if this number of pieces or fewer are left. */
  low_stock_at: z.int().min(0).max(MAX_STOCK).nullable(),
  /** The limit per learner and period, in the site's time zone. */
  limit: z.strictObject({ count: z.int().min(1).max(1000), period: z.enum(limitPeriods) }).nullable(),
  max_per_order: z.int().min(1).max(MAX_PER_ORDER).nullable(),
  visible: Span,
  purchasable: Span,
  restrictions: Restrictions,
  fulfilment: z.enum(fulfilments),
  cancel_policy: z.enum(cancelPolicies),
  checkout_fields: z
    .array(CheckoutField.refine(hasChoices, { path: ['options'], ...required() }).superRefine(checkOptionCounts))
    .max(MAX_CHECKOUT_FIELDS)
    .refine(haveUniqueNames, { message: msg('Each field needs a unique name.'), params: { code: 'repeated' } }),
  featured: z.boolean(),
  /** Lower weights come first among equally featured products. */
  weight: z.int().min(-1000).max(1000),
  /** The training for a product of the type `training`. */
  training: Id.nullable(),
  translations: z.record(
    LanguageCode,
    z.strictObject({
      title: z.string().trim().max(productLengths.title).default(''),
      summary: texts.summary.default(''),
      description: texts.description.default(''),
      instructions_after: texts.instructions_after.default(''),
      terms: texts.terms.default(''),
    }),
  ),
}

/** A product as the shop managers see it. */
export const Product = z.strictObject({
  id: Id,
  ...fields,
  status: z.enum(productStatuses),
  state: z.enum(productStates),
  /** Counts the changes; each change sends the revision that it is based on. */
  revision: z.int().positive(),
  created: Instant,
  changed: Instant,
})
export type Product = z.infer<typeof Product>

/** A product in the managers' list. */
export const ListedProduct = z.strictObject({
  ...Product.shape,
  /** The pieces that were redeemed in the last 90 days and not given back. */
  redemptions_90_days: z.int().min(0),
  /** When pieces or codes were last added; `null`: never noted. */
  last_restock: Instant.nullable(),
})
export type ListedProduct = z.infer<typeof ListedProduct>

const { title, type, price, ...others } = fields

export const NewProduct = z.strictObject({
  title,
  type,
  price,
  ...z.object(others).partial().shape,
  status: z.enum(['draft', 'active']).default('draft'),
})
export type NewProduct = z.infer<typeof NewProduct>

export const ProductChange = z.strictObject({
  /** The revision that was read. */
  revision: z.int().positive(),
  ...z.object(fields).partial().shape,
  status: z.enum(productStatuses).optional(),
  /** The stock that was read; required with `stock`. The change is refused if the stock is different now. */
  stock_seen: z.int().min(0).nullable().optional(),
  /** The number of pieces to add to the stock, or to remove if negative; instead of `stock`. */
  stock_add: z.int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
})
export type ProductChange = z.infer<typeof ProductChange>

export const bulkActions = ['pause', 'activate', 'archive'] as const
export type BulkAction = (typeof bulkActions)[number]

/** One action on several products. */
export const ProductBulk = z.strictObject({
  action: z.enum(bulkActions),
  ids: z.array(Id).min(1).max(200),
})

/** The result for one product, with its state afterwards; `null`: there is no such product. */
export const ProductBulkResult = bulkResult(z.enum(productStates))
export type ProductBulkResult = z.infer<typeof ProductBulkResult>

/** The result of deleting a product. A product in use is archived instead. */
export const ProductRemoval = z.strictObject({ deleted: z.boolean(), status: z.enum(productStatuses).nullable() })
export type ProductRemoval = z.infer<typeof ProductRemoval>

/** Number of products on one page of the managers' list (specification, section 9). */
export const PRODUCT_PAGE = 25

/** The list can be sorted by these; a minus before the name sorts from the largest to the smallest. */
export const productSortKeys = ['title', 'price', 'stock', 'redemptions', 'changed'] as const
export type ProductSortKey = (typeof productSortKeys)[number]

export const productOrders = [
  'newest',
  ...productSortKeys,
  ...productSortKeys.map((key) => `-${key}` as const),
] as const
export type ProductOrder = (typeof productOrders)[number]

export const ProductQuery = z.object({
  status: z.enum(productStatuses).optional(),
  /** The status, or the state that follows from it. */
  state: z.enum(productStates).optional(),
  sort: z.enum(productOrders).optional(),
  type: z.enum(productTypes).optional(),
  category: z.coerce.number().int().positive().max(MAX_ID).optional(),
  /** Part of the title, in any language. */
  s: z.string().trim().max(200).optional(),
  ...Page.shape,
})
export type ProductQuery = z.infer<typeof ProductQuery>

function hasChoices({ type, options }: CheckoutField): boolean {
  return type !== 'select' || options.length > 0
}

/** Translated options belong to the options with the same index. */
function checkOptionCounts({ options, translations }: CheckoutField, context: z.RefinementCtx): void {
  for (const [lang, translated] of Object.entries(translations)) {
    if (translated.options.length === 0 || translated.options.length === options.length) continue
    const message = msg('There must be as many translated options as options, in the same order.')
    context.addIssue({ code: 'custom', path: ['translations', lang, 'options'], message, params: { code: 'length' } })
  }
}

function haveUniqueNames(list: readonly CheckoutField[]): boolean {
  return new Set(list.map(({ name }) => name)).size === list.length
}

function required() {
  return { message: msg('This field is required.'), params: { code: 'required' } }
}
