import type { ProductQuery } from '#shared/contract/products.ts'
import type { Reader } from '../../db/database.ts'
import { hasTitleWith } from './productTitles.ts'

/** The products with a text in a title, a type and a category, whatever their state. */
export function productsLike(reader: Reader, { s, type, category }: Pick<ProductQuery, 's' | 'type' | 'category'>) {
  return reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        ...(s ? [hasTitleWith(s)] : []),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
      ]),
    )
}
