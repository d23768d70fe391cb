import type { NewProduct } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import { changeProduct, createProduct } from '#server/shop/products/saveProduct.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { type Academy, hourOf } from './academy.ts'
import { pictures } from '../content/pictures.ts'
import { voucherCodes } from '../content/points/codes.ts'
import { products } from '../content/products/products.ts'
import type { DemoProduct } from '../content/products/product.ts'
import { type DemoLanguage, inLanguage, translationsOf } from '../content/translate.ts'
import { seededId } from './seedVocabularies.ts'

/** Between the featured products and the unavailable ones. */
const DEFAULT_WEIGHT = 20
/** When products were paused or archived. */
const PAUSED_DAYS_AGO = 30

/** Schedules when products are added to the shop, paused and archived. */
export function planProducts(academy: Academy): void {
  const { agenda, now } = academy
  for (const product of products) {
    agenda.on(hourOf(now, -product.created_days_ago, 8), (at) => add(academy, product, at))
    if (product.status === 'paused' || product.status === 'archived') {
      agenda.on(hourOf(now, -PAUSED_DAYS_AGO, 8), (at) => setStatus(academy, product, 'paused', at))
    }
    if (product.status === 'archived') {
      agenda.on(hourOf(now, -PAUSED_DAYS_AGO, 9), (at) => setStatus(academy, product, 'archived', at))
    }
  }
}

async function add(academy: Academy, product: DemoProduct, at: Date): Promise<void> {
  const { db, products: ids } = academy
  const { id } = await createProduct(db, inputOf(academy, product), { by: null, now: at })
  ids.set(product.key, id)
  await showPicture(academy, id, product)
  if (product.type === 'voucher')
    await importCodes(db, id, voucherCodes(product.key, product.stock ?? 0), { by: null, now: at })
}

async function setStatus(
  { db, products: ids }: Academy,
  { key }: DemoProduct,
  status: 'paused' | 'archived',
  at: Date,
) {
  const { id, revision } = await requireProduct(db.reader, seededId(ids, key), at)
  await changeProduct(db, id, { revision, status }, { by: null, now: at })
}

function inputOf({ terms, trainings, organizations, now }: Academy, product: DemoProduct): NewProduct {
  const { type, price, fulfilment, cancel_policy, weight = DEFAULT_WEIGHT, featured = false } = product
  const { from_in_days: from, until_in_days: until } = product.purchasable ?? {}
  const organizationIds = product.organizations?.map((key) => seededId(organizations, key))
  return {
    type,
    price,
    fulfilment,
    cancel_policy,
    weight,
    featured,
    images: [],
    ...textIn(product, 'en'),
    translations: translationsOf((language) => textIn(product, language)),
    category: seededId(terms, product.category),
    stock: type === 'voucher' ? null : (product.stock ?? null),
    low_stock_at: product.low_stock_at ?? null,
    limit: product.limit ?? null,
    max_per_order: product.max_per_order ?? null,
    purchasable: {
      from: from === undefined ? null : toInstant(hourOf(now, from)),
      until: until === undefined ? null : toInstant(hourOf(now, until + 1)),
    },
    restrictions: organizationIds ? [{ type: 'organizations', value: organizationIds, rule: 'and' }] : [],
    checkout_fields: [...(product.checkout_fields ?? [])],
    training: product.training ? seededId(trainings, product.training) : null,
    status: product.status === 'draft' ? 'draft' : 'active',
  }
}

/** The product takes only uploads from a form: the pictures of the demo are never uploaded. */
async function showPicture({ db }: Academy, id: number, { key }: DemoProduct): Promise<void> {
  const picture = pictures[key]
  if (!picture) return
  const images = JSON.stringify([{ file: `/media/demo/${key}.svg`, alt: picture.alt.en }])
  await db.transact((tx) => tx.updateTable('products').set({ images }).where('id', '=', id).execute())
}

function textIn({ title, summary, description, instructions, terms }: DemoProduct, language: DemoLanguage) {
  return {
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    description: inLanguage(description, language),
    instructions_after: inLanguage(instructions, language),
    terms: terms ? inLanguage(terms, language) : '',
  }
}
