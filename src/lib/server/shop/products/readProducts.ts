import { type RawBuilder, sql } from 'kysely'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { type Dialect, dialectOf } from '../../db/dialect.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { foldKey } from '../../people/foldKey.ts'
import { presentProducts } from './presentProduct.ts'

/** Lists the products, the newest first. Archived ones are listed only with the filter `status`. */
export async function listProducts(
  reader: Reader,
  query: ProductQuery,
  now: Date,
): Promise<{ data: Product[]; meta: PageMeta }> {
  const { s, page = 0, limit = PRODUCT_PAGE } = query
  const { ids, total } = s ? await pageOfFound(reader, query, s) : await pageOfAll(reader, query)
  const rows =
    ids.length === 0
      ? []
      : await reader.selectFrom('products').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
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

async function pageOfAll(reader: Reader, query: ProductQuery): Promise<ProductsPage> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const all = matching(reader, query)
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}

/** Compares the titles here, because the databases treat letter case and accents differently. */
async function pageOfFound(reader: Reader, query: ProductQuery, text: string): Promise<ProductsPage> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const part = foldKey(text)
  const all = await matching(reader, query)
    .select(['id', 'title', translatedTitles(dialectOf(reader)).as('translated')])
    .orderBy('id', 'desc')
    .execute()
  const found = all.filter(({ title, translated }) => foldKey(`${title}\n${translated ?? ''}`).includes(part))
  return { ids: found.slice(page * limit, (page + 1) * limit).map(({ id }) => id), total: found.length }
}

function matching(reader: Reader, { status, type, category }: ProductQuery) {
  return reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        status === undefined ? eb('status', '<>', 'archived') : eb('status', '=', status),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
      ]),
    )
}

/** The titles in other languages, one per line. */
function translatedTitles(dialect: Dialect): RawBuilder<string | null> {
  return dialect === 'sqlite'
    ? sql`(select group_concat(value ->> 'title', char(10)) from json_each(products.translations))`
    : sql`(select string_agg(value ->> 'title', chr(10)) from json_each(products.translations::json))`
}
