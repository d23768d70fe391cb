import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { NewProduct, Product, ProductChange, ProductText } from '#shared/contract/products.ts'
import type { ProductType } from '#shared/contract/productTypes.ts'
import { questionValues, sentQuestion } from './questions/questionValues.ts'
import { firstStock, sentStock, type StockWish, unchangedStock } from './stockWish.ts'

/** The members of a product that the form does not change, or changes in another way. */
type Kept = 'id' | 'status' | 'state' | 'revision' | 'created' | 'changed' | 'stock'

/** The values of the form: the fields of a product; an empty limit is an object, so that its fields can be filled. */
export interface ProductValues extends Omit<Product, Kept | 'limit' | 'fulfilment'> {
  /** `null`: a new product, delivered as the shop chooses for its type. */
  fulfilment: Product['fulfilment'] | null
  limit: { count: number | null; period: string | null }
  stock_change: StockWish
}

export interface ProductGroupProps {
  control: Control<ProductValues, unknown, ProductValues>
}

const noText: ProductText = { title: '', summary: '', description: '', instructions_after: '', terms: '' }
const noSpan = { from: null, until: null }

/** The values of a product, or of a new one, with a place for each language. */
export function productFormValues(product: Product | null, languages: readonly string[]): ProductValues {
  const { limit, ...fields } = product ? fieldsOf(product) : emptyFields()
  return {
    ...fields,
    translations: { ...Object.fromEntries(languages.map((lang) => [lang, noText])), ...fields.translations },
    checkout_fields: fields.checkout_fields.map((question) => questionValues(question, languages)),
    limit: limit ?? { count: null, period: null },
    stock_change: unchangedStock,
  }
}

/** A saved product as the form keeps it. */
export function savedProduct(product: Product, languages: readonly string[]): SavedValues<ProductValues> {
  return { values: productFormValues(product, languages), revision: product.revision }
}

/** All values as a new product. */
export function newProductOf({ stock_change, ...values }: ProductValues): NewProduct {
  // why: the schema checks the parts that the form may leave empty
  return {
    ...sentValues(values, values.type),
    ...(values.type !== 'voucher' && firstStock(stock_change)),
  } as NewProduct
}

/** The changed values as a change of a product, which has this type now. */
export function productChangeOf(
  { stock_change, ...changes }: Partial<ProductValues>,
  { type, revision }: { type: ProductType; revision: number },
): ProductChange {
  return {
    ...sentValues(changes, type),
    ...(stock_change && type !== 'voucher' && sentStock(stock_change)),
    revision,
  }
}

/** The form keeps what its type does not have, in case the type comes back. It is not sent. */
function sentValues(
  { limit, checkout_fields, training, fulfilment, ...values }: Partial<Omit<ProductValues, 'stock_change'>>,
  type: ProductType,
) {
  return {
    ...values,
    ...(training !== undefined && type === 'training' && { training }),
    ...(fulfilment && { fulfilment }),
    ...(checkout_fields && { checkout_fields: checkout_fields.map(sentQuestion) }),
    // why: the schema checks the parts of the limit
    ...(limit && { limit: limit.count === null ? null : (limit as NewProduct['limit']) }),
  }
}

function fieldsOf(product: Product): Omit<Product, Kept> {
  const { id: _i, status: _s, state: _t, revision: _r, created: _c, changed: _d, stock: _k, ...fields } = product
  return fields
}

function emptyFields(): Omit<Product, Kept | 'fulfilment'> & Pick<ProductValues, 'fulfilment'> {
  return {
    ...noText,
    images: [],
    type: 'physical',
    category: null,
    price: 100,
    low_stock_at: null,
    limit: null,
    max_per_order: null,
    visible: noSpan,
    purchasable: noSpan,
    restrictions: [],
    fulfilment: null,
    cancel_policy: 'until_approved',
    checkout_fields: [],
    featured: false,
    weight: 0,
    training: null,
    translations: {},
  }
}
