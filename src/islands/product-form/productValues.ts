import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsForm.ts'
import type { NewProduct, Product, ProductText } from '#shared/contract/products.ts'

type Fields = Omit<Product, 'id' | 'status' | 'state' | 'revision' | 'created' | 'changed' | 'limit'>

/** The values of the form: the fields of a product; an empty limit is an object, so that its fields can be filled. */
export interface ProductValues extends Fields {
  limit: { count: number | null; period: string | null }
}

export interface ProductGroupProps {
  control: Control<ProductValues, unknown, ProductValues>
}

const noText: ProductText = { title: '', summary: '', description: '', instructions_after: '', terms: '' }
const noSpan = { from: null, until: null }

/** The values of a product, or of a new one, with a place for each language. */
export function valuesOf(product: Product | null, languages: readonly string[]): ProductValues {
  const { limit, ...fields } = product ? fieldsOf(product) : emptyFields()
  const translations = { ...Object.fromEntries(languages.map((lang) => [lang, noText])), ...fields.translations }
  return { ...fields, translations, limit: limit ?? { count: null, period: null } }
}

/** A saved product as the form keeps it. */
export function savedProduct(product: Product, languages: readonly string[]): SavedValues<ProductValues> {
  return { values: valuesOf(product, languages), revision: product.revision }
}

/** The values as the calls take them. */
export function sentValues({ limit, ...values }: Partial<ProductValues>): Partial<NewProduct> {
  if (limit === undefined) return values
  const isEmpty = limit.count === null && limit.period === null
  // why: the schema checks the parts of the limit
  return { ...values, limit: isEmpty ? null : (limit as NewProduct['limit']) }
}

function fieldsOf(product: Product): Omit<Product, 'id' | 'status' | 'state' | 'revision' | 'created' | 'changed'> {
  const { id: _i, status: _s, state: _t, revision: _r, created: _c, changed: _d, ...fields } = product
  return fields
}

function emptyFields(): ReturnType<typeof fieldsOf> {
  return {
    ...noText,
    images: [],
    type: 'physical',
    category: null,
    price: 100,
    stock: null,
    low_stock_at: null,
    limit: null,
    max_per_order: null,
    visible: noSpan,
    purchasable: noSpan,
    restrictions: [],
    fulfilment: 'manual',
    cancel_policy: 'until_approved',
    checkout_fields: [],
    featured: false,
    weight: 0,
    training: null,
    translations: {},
  }
}
