import type { Updateable } from 'kysely'
import type { ProductChange } from '#shared/contract/products.ts'
import type { ProductsTable } from '../../db/schema/productTables.ts'
import { cleanDescription } from '../../catalogue/save/cleanDescription.ts'

type ProductInput = Omit<ProductChange, 'revision'>

/** Returns the columns for the given fields of a product. HTML is cleaned here, before it is stored. */
export function productColumns(input: ProductInput): Updateable<ProductsTable> {
  const { title, summary, terms, type, price, status, low_stock_at, max_per_order, limit } = input
  const { fulfilment, cancel_policy, weight, visible, purchasable } = input
  return withoutUndefined({
    title,
    summary,
    terms,
    type,
    price,
    status,
    low_stock_at,
    max_per_order,
    fulfilment,
    cancel_policy,
    weight,
    description: cleaned(input.description),
    instructions_after: cleaned(input.instructions_after),
    category_tid: input.category,
    training_id: input.training,
    featured: input.featured === undefined ? undefined : Number(input.featured),
    limit_count: limit === null ? null : limit?.count,
    limit_period: limit === null ? null : limit?.period,
    visible_from: visible?.from,
    visible_until: visible?.until,
    purchasable_from: purchasable?.from,
    purchasable_until: purchasable?.until,
    images: asJson(input.images),
    restrictions: asJson(input.restrictions),
    checkout_fields: asJson(input.checkout_fields),
    translations: asJson(input.translations && cleanedTranslations(input.translations)),
  })
}

/** Removes missing fields, so that an update leaves their columns unchanged. */
function withoutUndefined<T extends object>(columns: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present = Object.entries(columns).filter(([, value]) => value !== undefined)
  // The cast is safe: entries were only removed, and `Object.fromEntries` loses their types.
  return Object.fromEntries(present) as { [Name in keyof T]?: Exclude<T[Name], undefined> }
}

function cleaned(html: string | undefined): string | undefined {
  return html === undefined ? undefined : cleanDescription(html)
}

function asJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

function cleanedTranslations(translations: NonNullable<ProductInput['translations']>) {
  return Object.fromEntries(
    Object.entries(translations).map(([lang, text]) => {
      const description = cleanDescription(text.description)
      return [lang, { ...text, description, instructions_after: cleanDescription(text.instructions_after) }]
    }),
  )
}
