import { z } from 'zod'
import { CheckoutField, type ShopItem } from '#shared/contract/shop.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { chooseText } from '../../catalogue/save/texts.ts'
import { onShelfAmong } from './onShelf.ts'
import { picturesOf, shopCards } from './shopCards.ts'
import { askedIn } from '../checkout/askedIn.ts'
import { textsIn, textsOf } from '../products/texts.ts'
import type { LearnerVisit } from '../../people/visit.ts'

const CheckoutFields = z.array(CheckoutField)

/**
 * A product as it stands on a learner's shelf.
 * @throws Refusal 404 for what is not there for this learner
 */
export async function shelfProduct(reader: Reader, visit: LearnerVisit, id: number): Promise<ShopItem> {
  const product = await shelfRow(reader, visit, id)
  const [card] = await shopCards(reader, visit, [product])
  if (!card) throw notFound()
  const { description, terms } = textsIn(textsOf(product, visit), visit)
  const { limit_count, limit_period } = product
  return {
    ...card,
    description,
    images: picturesOf(product),
    fulfilment: product.fulfilment,
    cancel_policy: product.cancel_policy,
    limit: limit_count === null || limit_period === null ? null : { count: limit_count, period: limit_period },
    max_per_order: product.max_per_order,
    purchasable: { from: product.purchasable_from, until: product.purchasable_until },
    checkout_fields: fieldsOf(product).map((field) => askedIn(field, visit.siteLanguage, visit)),
    terms,
    training: await trainingOf(reader, visit, product),
  }
}

/**
 * The row of a product that stands on a learner's shelf.
 * @throws Refusal 404 for what is not there for this learner
 */
export async function shelfRow(reader: Reader, visit: LearnerVisit, id: number): Promise<ProductRow> {
  const [product] = await onShelfAmong(reader, visit, [id])
  if (!product) throw notFound()
  return product
}

/** What the buyer of a product is asked, in every language it is written in. */
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
  return { id: training_id, title: chooseText(row, visit).title }
}
