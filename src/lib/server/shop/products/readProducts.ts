import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/shopSchema.ts'
import { presentProducts } from './presentProduct.ts'

/** The products, the newest first; archived ones only where they are asked for. */
export async function listProducts(
  reader: Reader,
  { status, type, category, s, page = 0, limit = PRODUCT_PAGE }: ProductQuery,
  now: Date,
): Promise<{ data: Product[]; meta: PageMeta }> {
  const matching = reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        status === undefined ? eb('status', '<>', 'archived') : eb('status', '=', status),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
        ...(s === undefined ? [] : [eb(eb.fn<string>('lower', ['title']), 'like', containing(s))]),
      ]),
    )
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
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

/** A pattern for `like`, in which what was typed stands for itself. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[%_]/g, ' ')}%`
}
