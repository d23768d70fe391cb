import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { type ListedProduct, PRODUCT_PAGE, type Product, type ProductQuery } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import type { CountedStates } from './countStates.ts'
import { inState, type ScarceIds } from './inState.ts'
import { presentProducts } from './presentProduct.ts'
import { productOrder } from './productOrder.ts'
import { productsLike } from './productsLike.ts'
import { type RedeemedPieces, redeemedPieces } from './redeemedPieces.ts'
import { scarceIds } from './scarceIds.ts'

/** Lists the products, the newest first unless sorted. Archived ones are listed only by `status` or `state`. */
export async function listProducts(
  reader: Reader,
  query: ProductQuery,
  now: Date,
): Promise<Pick<ReadPage, 'data' | 'meta'>> {
  const { data, meta } = await readProductPage(reader, query, { now, counted: null })
  return { data, meta }
}

interface ReadPage {
  data: ListedProduct[]
  meta: PageMeta
  redeemed: ReadonlyMap<number, RedeemedPieces>
}

/**
 * The same with the redeemed pieces by week.
 * @param counted the states of the products that match the search, type and category, if they are counted already
 */
export async function readProductPage(
  reader: Reader,
  query: ProductQuery,
  { now, counted }: { now: Date; counted: CountedStates | null },
): Promise<ReadPage> {
  const { page = 0, limit = PRODUCT_PAGE } = query
  const { ids, total } = await pageOf(reader, query, { now, counted })
  const rows = ids.length === 0 ? [] : await reader.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const restocks = new Map(rows.map(({ id, restocked_at }) => [id, restocked_at]))
  const redeemed = await redeemedPieces(reader, ids, now)
  const data = (await presentProducts(reader, rows, now)).map((product) => ({
    ...product,
    redemptions_90_days: redeemed.get(product.id)?.total ?? 0,
    last_restock: restocks.get(product.id) ?? null,
  }))
  return { data, meta: pageMeta(page, limit, total), redeemed }
}

/** @throws Refusal 404 */
export async function requireProduct(reader: Reader, id: number, now: Date): Promise<Product> {
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

interface Finding {
  now: Date
  counted: CountedStates | null
}

async function pageOf(reader: Reader, query: ProductQuery, { now, counted }: Finding): Promise<ProductsPage> {
  const at = toInstant(now)
  const { page = 0, limit = PRODUCT_PAGE, sort = 'newest' } = query
  const scarce = counted?.scarce ?? (await neededScarceIds(reader, query, at))
  const matching = matchingProducts(reader, query, { at, scarce })
  const known = counted ? countedIn(counted, query) : undefined
  const { take, skip, isFromEnd } = partOf({ page, limit, total: known?.total })
  const { first, by, direction } = productOrder(sort, now)
  const turned = (order: 'asc' | 'desc') => (isFromEnd === (order === 'asc') ? 'desc' : 'asc')
  const rows = await matching
    .select('products.id')
    .$if(first !== undefined, (products) => products.orderBy(first!, turned('asc')))
    .orderBy(by, turned(direction))
    .orderBy('products.id', turned('desc'))
    .limit(take)
    .offset(skip)
    .execute()
  const ids = rows.map(({ id }) => id)
  const { total } =
    known ?? (await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
  return { ids: isFromEnd ? ids.reverse() : ids, total }
}

/** The rows of a page, counted from the nearer end of the list, because a database reads all rows that it skips. */
function partOf({ page, limit, total }: { page: number; limit: number; total: number | undefined }) {
  const skip = page * limit
  if (total === undefined || skip * 2 <= total) return { take: limit, skip, isFromEnd: false }
  const take = Math.max(0, Math.min(limit, total - skip))
  return { take, skip: Math.max(0, total - skip - take), isFromEnd: true }
}

/** The stock is read only for the states that depend on it. */
async function neededScarceIds(reader: Reader, query: ProductQuery, at: string): Promise<ScarceIds> {
  const isNeeded = query.state === 'active' || query.state === 'sold_out' || query.state === 'low_stock'
  return isNeeded ? scarceIds(reader, query, at) : { sold_out: [], low_stock: [] }
}

function countedIn({ states }: CountedStates, { status, state }: ProductQuery): { total: number } | undefined {
  if (status !== undefined) return undefined
  if (state !== undefined) return { total: states[state] }
  return { total: Object.values(states).reduce((sum, products) => sum + products, 0) - states.archived }
}

function matchingProducts(
  reader: Reader,
  { status, state, ...query }: ProductQuery,
  { at, scarce }: { at: string; scarce: ScarceIds },
) {
  return productsLike(reader, query).where((eb) =>
    eb.and([
      ...(status === undefined && state === undefined ? [eb('status', '<>', 'archived')] : []),
      ...(status === undefined ? [] : [eb('status', '=', status)]),
      ...(state === undefined ? [] : [inState(state, at, { scarce, dialect: dialectOf(reader) })]),
    ]),
  )
}
