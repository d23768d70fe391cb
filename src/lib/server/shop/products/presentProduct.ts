import { z } from 'zod'
import { Product, type ProductState } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { isLow } from '../shelf/shopCards.ts'
import { fieldsOf } from '../shelf/shelfProduct.ts'
import { stockOf } from '../stock/stockOf.ts'

const { images: Images, restrictions: Audience, translations: Translations } = Product.shape

/** Presents products to the shop managers, in the given order. */
export async function presentProducts(reader: Reader, rows: readonly ProductRow[], now: Date): Promise<Product[]> {
  const stock = await stockOf(reader, rows)
  return rows.map((row) => presentProduct(row, stock.get(row.id) ?? null, now))
}

function presentProduct(row: ProductRow, stock: number | null, now: Date): Product {
  const { id, title, summary, description, instructions_after, terms, type, price, status } = row
  const { low_stock_at, max_per_order, fulfilment, cancel_policy, weight, revision, created, changed } = row
  const { limit_count, limit_period } = row
  return {
    id,
    title,
    summary,
    description,
    instructions_after,
    terms,
    type,
    price,
    stock,
    low_stock_at,
    images: Images.parse(JSON.parse(row.images)),
    category: row.category_tid,
    limit: limit_count === null || limit_period === null ? null : { count: limit_count, period: limit_period },
    max_per_order,
    visible: { from: row.visible_from, until: row.visible_until },
    purchasable: { from: row.purchasable_from, until: row.purchasable_until },
    restrictions: Audience.parse(JSON.parse(row.restrictions)),
    fulfilment,
    cancel_policy,
    checkout_fields: fieldsOf(row),
    featured: row.featured === 1,
    weight,
    training: row.training_id,
    translations: z.parse(Translations, JSON.parse(row.translations)),
    status,
    state: stateOf(row, stock, toInstant(now)),
    revision,
    created,
    changed,
  }
}

/** Returns the state that follows from the status, the time and the stock. */
function stateOf(row: ProductRow, stock: number | null, at: string): ProductState {
  if (row.status !== 'active') return row.status
  const { visible_from, visible_until, purchasable_from, purchasable_until } = row
  if ([visible_from, purchasable_from].some((from) => from !== null && from > at)) return 'scheduled'
  if ([visible_until, purchasable_until].some((until) => until !== null && until <= at)) return 'ended'
  if (stock === 0) return 'sold_out'
  return isLow(stock, row.low_stock_at) ? 'low_stock' : 'active'
}
