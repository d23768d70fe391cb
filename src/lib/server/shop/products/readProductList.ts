import type { PageMeta } from '#shared/contract/common.ts'
import type { ListedProduct, ProductQuery, ProductState } from '#shared/contract/products.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import type { Visit } from '../../people/visit.ts'
import { categoriesOf } from '../shelf/shopCards.ts'
import { countStates } from './countStates.ts'
import { readProductPage } from './readProducts.ts'
import type { RedeemedPieces } from './redeemedPieces.ts'

/** A page of the managers' list, with everything that it shows. */
export interface ProductList {
  products: ListedProduct[]
  meta: PageMeta
  /** How many products are in each state; `null`: too many to count. */
  states: Record<ProductState, number> | null
  redeemed: ReadonlyMap<number, RedeemedPieces>
  /** The categories that have products, by id. */
  categories: ReadonlyMap<number, { tid: number; name: string }>
  /** The product that was changed last; `undefined`: there is none. */
  taken: Pick<ProductRow, 'id' | 'title' | 'status' | 'revision'> | undefined
}

/** The maximum number of categories that the filter offers. */
const MOST_CATEGORIES = 200

/**
 * Reads a page of the product list with the counts of its states and the categories in use; `takenId` is the product
 * that was just changed.
 */
export async function readProductList(
  reader: Reader,
  query: ProductQuery,
  visit: Visit,
  takenId = 0,
): Promise<ProductList> {
  const counted = await countStates(reader, query, visit.now)
  const { data, meta, redeemed } = await readProductPage(reader, query, { now: visit.now, counted })
  const used = await reader
    .selectFrom('products')
    .select('category_tid')
    .where('category_tid', 'is not', null)
    .distinct()
    .limit(MOST_CATEGORIES)
    .execute()
  return {
    products: data,
    meta,
    states: counted?.states ?? null,
    redeemed,
    categories: await categoriesOf(reader, visit, used),
    taken: await reader
      .selectFrom('products')
      .select(['id', 'title', 'status', 'revision'])
      .where('id', '=', takenId)
      .executeTakeFirst(),
  }
}
