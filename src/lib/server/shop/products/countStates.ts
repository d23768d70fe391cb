import { type SqlBool, sql } from 'kysely'
import { type ProductQuery, type ProductState, productStates } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import { conditions, type ScarceIds } from './inState.ts'
import { productsLike } from './productsLike.ts'
import { scarceIds } from './scarceIds.ts'

/** The maximum number of products that are counted. */
const AT_MOST = 20_000

/** How many products are in each state, and which of them are scarce. */
export interface CountedStates {
  states: Record<ProductState, number>
  scarce: ScarceIds
}

/** Counts the products of a search, type and category in each state; `null` if there are too many to count. */
export async function countStates(
  reader: Reader,
  query: Pick<ProductQuery, 's' | 'type' | 'category'>,
  now: Date,
): Promise<CountedStates | null> {
  const at = toInstant(now)
  const counts = await countInTime(reader, query, at)
  if (counts.values().reduce((sum, products) => sum + products, 0) > AT_MOST) return null
  const scarce = await scarceIds(reader, query, at)
  const { sold_out, low_stock } = { sold_out: scarce.sold_out.length, low_stock: scarce.low_stock.length }
  const active = (counts.get('active') ?? 0) - sold_out - low_stock
  const states = Object.fromEntries(productStates.map((state) => [state, counts.get(state) ?? 0]))
  // The cast is safe: every state has its number, and `fromEntries` forgets the names.
  return { states: { ...states, active, sold_out, low_stock } as CountedStates['states'], scarce }
}

/** Counts the products by state as if everything were in stock. Only products with a time are compared with the moment. */
export async function countInTime(
  reader: Reader,
  query: Pick<ProductQuery, 's' | 'type' | 'category'>,
  at: string,
): Promise<Map<ProductState, number>> {
  const { scheduled, ended } = conditions(at)
  const statuses = await productsLike(reader, query)
    .select(({ fn }) => ['status', fn.countAll<number>().as('products')])
    .groupBy('status')
    .execute()
  const timed = productsLike(reader, query)
    .where('status', '=', 'active')
    .where(isTimed)
    .select(
      sql<ProductState>`case when ${scheduled} then 'scheduled' when ${ended} then 'ended' else 'active' end`.as(
        'state',
      ),
    )
  const states = await reader
    .selectFrom(timed.as('timed'))
    .select(({ fn }) => ['state', fn.countAll<number>().as('products')])
    .where('state', '<>', 'active')
    .groupBy('state')
    .execute()
  const counts = new Map<ProductState, number>(statuses.map(({ status, products }) => [status, products]))
  for (const { state, products } of states) {
    counts.set(state, products)
    counts.set('active', (counts.get('active') ?? 0) - products)
  }
  return counts
}

/** The condition of the index `products_timed`, in the same words. */
const isTimed = sql<SqlBool>`(visible_from is not null or visible_until is not null or purchasable_from is not null
  or purchasable_until is not null)`
