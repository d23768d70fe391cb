import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Restrictions } from '../audience/restrictions.ts'
import { MediaFile } from '../sections/parts.ts'
import { Id, Instant, LanguageCode, MAX_ID, Page } from './common.ts'
import { CheckoutField, cancelPolicies, fulfilments, limitPeriods, productTypes } from './shop.ts'
import { fromInstant, toInstant } from './time.ts'

export const productStatuses = ['draft', 'active', 'paused', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** What becomes of the status by time and stock. */
export const productStates = [...productStatuses, 'scheduled', 'ended', 'sold_out', 'low_stock'] as const
export type ProductState = (typeof productStates)[number]

/** Which status may follow which. */
export const productSteps: Record<ProductStatus, readonly ProductStatus[]> = {
  draft: ['active'],
  active: ['paused'],
  paused: ['active', 'archived'],
  archived: ['draft'],
}

export const MAX_PRICE = 1_000_000
export const MAX_STOCK = 1_000_000
export const MAX_IMAGES = 6
export const MAX_CHECKOUT_FIELDS = 10

const texts = {
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(500),
  /** HTML; cleaned when it is stored, as the other rich texts are. */
  description: z.string().trim().max(20_000),
  /** HTML: what the buyer is told to do now. */
  instructions_after: z.string().trim().max(5000),
  terms: z.string().trim().max(10_000),
}
export type ProductText = { [Name in keyof typeof texts]: string }

/** A moment that exists: 31 February has the form, but is none. */
const Moment = Instant.refine(isMoment, {
  message: msg('This is not in the expected form.'),
  params: { code: 'format' },
})

/** From a moment on (`null`: always) until before another (`null`: for ever). */
const Span = z
  .strictObject({ from: Moment.nullable().default(null), until: Moment.nullable().default(null) })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: msg('The end must come after the beginning.'),
    params: { code: 'order' },
  })

const fields = {
  ...texts,
  images: z.array(z.strictObject({ file: MediaFile, alt: z.string().trim().min(1).max(300) })).max(MAX_IMAGES),
  type: z.enum(productTypes),
  category: Id.nullable(),
  /** In points. */
  price: z.int().min(1).max(MAX_PRICE),
  /** Pieces left; `null`: unlimited. Of a voucher, its free codes: not to be written. */
  stock: z.int().min(0).max(MAX_STOCK).nullable(),
  /** From how many pieces on the stock is called low. */
  low_stock_at: z.int().min(0).max(MAX_STOCK).nullable(),
  /** How many one learner may have in a period, which begins and ends on the site's clock. */
  limit: z.strictObject({ count: z.int().min(1).max(1000), period: z.enum(limitPeriods) }).nullable(),
  max_per_order: z.int().min(1).max(20).nullable(),
  visible: Span,
  purchasable: Span,
  restrictions: Restrictions,
  fulfilment: z.enum(fulfilments),
  cancel_policy: z.enum(cancelPolicies),
  checkout_fields: z
    .array(CheckoutField.refine(hasChoices, { path: ['options'], ...required() }).superRefine(keepTheirPlaces))
    .max(MAX_CHECKOUT_FIELDS)
    .refine(haveOwnNames, { message: msg('Each field needs a name of its own.'), params: { code: 'repeated' } }),
  featured: z.boolean(),
  /** Lower comes first among its like. */
  weight: z.int().min(-1000).max(1000),
  /** The training that a product of the type `training` enrols in. */
  training: Id.nullable(),
  translations: z.record(
    LanguageCode,
    z.strictObject({
      title: z.string().trim().max(200).default(''),
      summary: texts.summary.default(''),
      description: texts.description.default(''),
      instructions_after: texts.instructions_after.default(''),
      terms: texts.terms.default(''),
    }),
  ),
}

/** A product as its keepers see it. */
export const Product = z.strictObject({
  id: Id,
  ...fields,
  status: z.enum(productStatuses),
  state: z.enum(productStates),
  /** Counts the changes; a change names the one that it starts from. */
  revision: z.int().positive(),
  created: Instant,
  changed: Instant,
})
export type Product = z.infer<typeof Product>

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
  /** As the product was read. */
  revision: z.int().positive(),
  ...z.object(fields).partial().shape,
  status: z.enum(productStatuses).optional(),
  /** The stock as it was read, required with `stock`: a new one is refused if the stock is another by now. */
  stock_seen: z.int().min(0).nullable().optional(),
  /** How many pieces are added to the stock, or taken away; instead of `stock`. */
  stock_add: z.int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
})
export type ProductChange = z.infer<typeof ProductChange>

/** What became of a product that was to be deleted: one that was in use is archived. */
export const ProductRemoval = z.strictObject({ deleted: z.boolean(), status: z.enum(productStatuses).nullable() })
export type ProductRemoval = z.infer<typeof ProductRemoval>

/** The products' list comes in pages of so many (specification, section 9). */
export const PRODUCT_PAGE = 25

export const ProductQuery = z.object({
  status: z.enum(productStatuses).optional(),
  type: z.enum(productTypes).optional(),
  category: z.coerce.number().int().positive().max(MAX_ID).optional(),
  /** Part of the title, in any language. */
  s: z.string().trim().max(200).optional(),
  ...Page.shape,
})
export type ProductQuery = z.infer<typeof ProductQuery>

function isMoment(text: string): boolean {
  const moment = fromInstant(text)
  return !Number.isNaN(moment.getTime()) && toInstant(moment) === text
}

function hasChoices({ type, options }: CheckoutField): boolean {
  return type !== 'select' || options.length > 0
}

/** A translated option stands for the one in the same place. */
function keepTheirPlaces({ options, translations }: CheckoutField, context: z.RefinementCtx): void {
  for (const [lang, translated] of Object.entries(translations)) {
    if (translated.options.length === 0 || translated.options.length === options.length) continue
    const message = msg('There must be as many translated options as options, in the same order.')
    context.addIssue({ code: 'custom', path: ['translations', lang, 'options'], message, params: { code: 'length' } })
  }
}

function haveOwnNames(list: readonly CheckoutField[]): boolean {
  return new Set(list.map(({ name }) => name)).size === list.length
}

function required() {
  return { message: msg('This field is required.'), params: { code: 'required' } }
}
