import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { inState } from './inState.ts'
import { presentProducts } from './presentProduct.ts'
import { hasTitleWith } from './productTitles.ts'

/** Lists the products, the newest first unless sorted. Archived ones are listed only by `status` or `state`. */
export async function listProducts(
  reader: Reader,
  query: ProductQuery,
  now: Date,
): Promise<{ data: Product[]; meta: PageMeta }> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const { ids, total } = await pageOf(reader, query, now)
  const rows = ids.length === 0 ? [] : await reader.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { data: await presentProducts(reader, rows, now), meta: pageMeta(page, limit, total) }
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
  const column = sort.endsWith('price') ? 'price' : sort.endsWith('title') ? 'title' : 'id'
  const isDescending = sort === 'newest' || sort.startsWith('-')
  const found = reader.with(
    (name) => name('found').materialized(),
    () => matching(reader, query, now).select(['id', `${column} as sorted`]),
  )
  const rows = await found
    .selectFrom('found')
    .select('id')
    .select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).as('total'))
    .orderBy('sorted', isDescending ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const total = rows[0]?.total ?? (page === 0 ? 0 : (await pageOf(reader, { ...query, page: 0, limit: 1 }, now)).total)
  return { ids: rows.map(({ id }) => id), total }
}

function matching(reader: Reader, { s, status, state, type, category }: ProductQuery, now: Date) {
  return reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        ...(status === undefined && state === undefined ? [eb('status', '<>', 'archived')] : []),
        ...(status === undefined ? [] : [eb('status', '=', status)]),
        ...(state === undefined ? [] : [inState(state, toInstant(now))]),
        ...(s ? [hasTitleWith(s)] : []),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
      ]),
    )
}
