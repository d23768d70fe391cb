import type { Updateable } from 'kysely'
import type { ProductChange } from '#shared/contract/products.ts'
import type { ProductsTable } from '../../db/schema/productTables.ts'
import { cleanDescription } from '../../catalogue/save/cleanDescription.ts'

type Given = Omit<ProductChange, 'revision'>

/** The columns of what is given of a product; HTML is cleaned here, before it is stored anywhere. */
export function columnsOf(given: Given): Updateable<ProductsTable> {
  const { title, summary, terms, type, price, status, low_stock_at, max_per_order, limit } = given
  const { fulfilment, cancel_policy, weight, visible, purchasable } = given
  return known({
    ...{ title, summary, terms, type, price, status, low_stock_at, max_per_order, fulfilment, cancel_policy, weight },
    description: cleaned(given.description),
    instructions_after: cleaned(given.instructions_after),
    category_tid: given.category,
    training_id: given.training,
    featured: given.featured === undefined ? undefined : Number(given.featured),
    limit_count: limit === null ? null : limit?.count,
    limit_period: limit === null ? null : limit?.period,
    visible_from: visible?.from,
    visible_until: visible?.until,
    purchasable_from: purchasable?.from,
    purchasable_until: purchasable?.until,
    images: asJson(given.images),
    restrictions: asJson(given.restrictions),
    checkout_fields: asJson(given.checkout_fields),
    translations: asJson(given.translations && cleanedTranslations(given.translations)),
  })
}

/** What is not given is not among the columns, lest it be written as nothing. */
function known<T extends object>(columns: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  // The same names with the same values, without those that have none: `Object.fromEntries` forgets which they are.
  return Object.fromEntries(given) as { [Name in keyof T]?: Exclude<T[Name], undefined> }
}

function cleaned(html: string | undefined): string | undefined {
  return html === undefined ? undefined : cleanDescription(html)
}

function asJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

function cleanedTranslations(translations: NonNullable<Given['translations']>) {
  return Object.fromEntries(
    Object.entries(translations).map(([lang, text]) => {
      const description = cleanDescription(text.description)
      return [lang, { ...text, description, instructions_after: cleanDescription(text.instructions_after) }]
    }),
  )
}
