import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { type ListedProduct, PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { inState } from './inState.ts'
import { presentProducts } from './presentProduct.ts'
import { productOrder } from './productOrder.ts'
import { productsLike } from './productsLike.ts'
import { redeemedPieces } from './redeemedPieces.ts'

/** Lists the products, the newest first unless sorted. Archived ones are listed only by `status` or `state`. */
export async function listProducts(
  reader: Reader,
  query: ProductQuery,
  now: Date,
): Promise<{ data: ListedProduct[]; meta: PageMeta }> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const { ids, total } = await pageOf(reader, query, now)
  const rows = ids.length === 0 ? [] : await reader.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const restocks = new Map(rows.map(({ id, restocked_at }) => [id, restocked_at]))
  const redeemed = await redeemedPieces(reader, ids, now)
  const data = (await presentProducts(reader, rows, now)).map((product) => ({
    ...product,
    redemptions_90_days: redeemed.get(product.id)?.total ?? 0,
    last_restock: restocks.get(product.id) ?? null,
  }))
  return { data, meta: pageMeta(page, limit, total) }
}

/** @throws Refusal 404 */
export async function findProduct(reader: Reader, id: number, now: Date): Promise<Product> {
  const [product] = await presentProducts(reader, [await productRow(reader, id)], now)
  if (!product) throw notFound()
  return product
}

/** @throws Refusal 404 */
export async function productRow(reader: Reader, id: number): Promise<ProductRow> {
  const row = await reader.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The product ids of one page. */
interface ProductsPage {
  ids: number[]
  total: number
}

/** The matching products are found once, and then counted and sorted. */
async function pageOf(reader: Reader, query: ProductQuery, now: Date): Promise<ProductsPage> {
  const { page = 0, limit = PRODUCT_PAGE, sort = 'newest' } = query
  const { first, by, direction } = productOrder(sort, now)
  const found = reader.with(
    (name) => name('found').materialized(),
    () => matching(reader, query, now).select(['id', first.as('first'), by.as('sorted')]),
  )
  const rows = await found
    .selectFrom('found')
    .select('id')
    .select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).as('total'))
    .orderBy('first')
    .orderBy('sorted', direction)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const total = rows[0]?.total ?? (page === 0 ? 0 : (await pageOf(reader, { ...query, page: 0, limit: 1 }, now)).total)
  return { ids: rows.map(({ id }) => id), total }
}

function matching(reader: Reader, { status, state, ...query }: ProductQuery, now: Date) {
  return productsLike(reader, query).where((eb) =>
    eb.and([
      ...(status === undefined && state === undefined ? [eb('status', '<>', 'archived')] : []),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(state === undefined ? [] : [inState(state, toInstant(now))]),
    ]),
  )
}
