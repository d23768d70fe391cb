import { z } from 'zod'
import { CheckoutField } from '#shared/contract/checkout.ts'
import type { ShopItem } from '#shared/contract/shelf.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import type { BuyerFacts } from './buyerFacts.ts'
import { onShelfAmong } from './onShelf.ts'
import { picturesOf, shopCards } from './shopCards.ts'
import { termsDigest } from './termsDigest.ts'
import { translateField } from './translateField.ts'
import { textsIn, textsOf } from './texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'

const CheckoutFields = z.array(CheckoutField)

/**
 * Returns a product of the shop for a learner.
 * @throws Refusal 404 if the learner cannot see it in the shop
 */
export async function shelfProduct(reader: Reader, visit: LearnerVisit, id: number): Promise<ShopItem> {
  return presentItem(reader, visit, await shelfRow(reader, visit, id))
}

/** Presents a product on its own page. Without facts, they are read. */
export async function presentItem(
  reader: Reader,
  visit: LearnerVisit,
  product: ProductRow,
  facts?: BuyerFacts,
): Promise<ShopItem> {
  const [card] = await shopCards(reader, visit, [product], facts)
  if (!card) throw notFound()
  const { description, terms } = textsIn(textsOf(product, visit), visit)
  const { limit_count, limit_period } = product
  return {
    ...card,
    description,
    images: [...picturesOf(product)],
    fulfilment: product.fulfilment,
    cancel_policy: product.cancel_policy,
    limit: limit_count === null || limit_period === null ? null : { count: limit_count, period: limit_period },
    max_per_order: product.max_per_order,
    purchasable: { from: product.purchasable_from, until: product.purchasable_until },
    checkout_fields: fieldsOf(product).map((field) => translateField(field, visit.siteLanguage, visit)),
    terms,
    terms_digest: termsDigest({ ...product, terms }),
    training: await trainingOf(reader, visit, product),
  }
}

/**
 * Returns the row of a product of the shop.
 * @throws Refusal 404 if the learner cannot see it in the shop
 */
export async function shelfRow(reader: Reader, visit: LearnerVisit, id: number): Promise<ProductRow> {
  const [product] = await onShelfAmong(reader, visit, [id])
  if (!product) throw notFound()
  return product
}

/** Returns the checkout fields of a product, with their translations. */
export function fieldsOf({ checkout_fields }: Pick<ProductRow, 'checkout_fields'>): CheckoutField[] {
  return checkout_fields === '[]' ? [] : CheckoutFields.parse(JSON.parse(checkout_fields))
}

async function trainingOf(
  reader: Reader,
  visit: LearnerVisit,
  { training_id }: ProductRow,
): Promise<ShopItem['training']> {
  if (training_id === null) return null
  const row = await reader
    .selectFrom('trainings')
    .select(['language', 'title', 'summary', 'translations'])
    .where('id', '=', training_id)
    .executeTakeFirstOrThrow()
  return { id: training_id, title: trainingText(row, visit).title }
}
