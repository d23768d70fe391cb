import { type RawBuilder, sql } from 'kysely'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { type Dialect, dialectOf } from '../../db/dialect.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { foldKey } from '../../people/foldKey.ts'
import { inState } from './inState.ts'
import { presentProducts } from './presentProduct.ts'

/** Lists the products, the newest first unless sorted. Archived ones are listed only by `status` or `state`. */
export async function listProducts(
  reader: Reader,
  query: ProductQuery,
  now: Date,
): Promise<{ data: Product[]; meta: PageMeta }> {
  const { s, page = 0, limit = PRODUCT_PAGE } = query
  const { ids, total } = s ? await pageOfFound(reader, query, s, now) : await pageOfAll(reader, query, now)
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

async function pageOfAll(reader: Reader, query: ProductQuery, now: Date): Promise<ProductsPage> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const all = matching(reader, query, now)
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await ordered(all, query)
    .select('id')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}

/** Compares the titles here, because the databases treat letter case and accents differently. */
async function pageOfFound(reader: Reader, query: ProductQuery, text: string, now: Date): Promise<ProductsPage> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const part = foldKey(text)
  const all = await ordered(matching(reader, query, now), query)
    .select(['id', 'title', translatedTitles(dialectOf(reader)).as('translated')])
    .execute()
  const found = all.filter(({ title, translated }) => foldKey(`${title}\n${translated ?? ''}`).includes(part))
  return { ids: found.slice(page * limit, (page + 1) * limit).map(({ id }) => id), total: found.length }
}

function matching(reader: Reader, { status, state, type, category }: ProductQuery, now: Date) {
  return reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        ...(status === undefined && state === undefined ? [eb('status', '<>', 'archived')] : []),
        ...(status === undefined ? [] : [eb('status', '=', status)]),
        ...(state === undefined ? [] : [inState(state, toInstant(now))]),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
      ]),
    )
}

function ordered(products: ReturnType<typeof matching>, { sort = 'newest' }: ProductQuery) {
  if (sort === 'newest') return products.orderBy('id', 'desc')
  const column = sort.endsWith('title') ? 'title' : 'price'
  return products.orderBy(column, sort.startsWith('-') ? 'desc' : 'asc').orderBy('id', 'desc')
}

/** The titles in other languages, one per line. */
function translatedTitles(dialect: Dialect): RawBuilder<string | null> {
  return dialect === 'sqlite'
    ? sql`(select group_concat(value ->> 'title', char(10)) from json_each(products.translations))`
    : sql`(select string_agg(value ->> 'title', chr(10)) from json_each(products.translations::json))`
}
