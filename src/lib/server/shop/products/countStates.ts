import { type RawBuilder, sql } from 'kysely'
import { type ProductQuery, type ProductState, productStates } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { inState } from './inState.ts'
import { productsLike } from './productsLike.ts'

/** The most products that are counted. */
const AT_MOST = 20_000

/** How many products of a search, type and category are in each state; `null` if there are too many to count. */
export async function countStates(
  reader: Reader,
  query: Pick<ProductQuery, 's' | 'type' | 'category'>,
  now: Date,
): Promise<Record<ProductState, number> | null> {
  const found = productsLike(reader, query)
    .select(stateAt(toInstant(now)).as('state'))
    .limit(AT_MOST + 1)
  const rows = await reader
    .selectFrom(found.as('found'))
    .select(({ fn }) => ['state', fn.countAll<number>().as('products')])
    .groupBy('state')
    .execute()
  if (rows.reduce((sum, { products }) => sum + products, 0) > AT_MOST) return null
  const counts = new Map(rows.map(({ state, products }) => [state, products]))
  return Object.fromEntries(productStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    ProductState,
    number
  > // why: `fromEntries` forgets the names
}

/** The state of a product; the conditions are asked from the cheapest to the most expensive. */
function stateAt(at: string): RawBuilder<ProductState> {
  return sql`case
    when products.status <> 'active' then products.status
    when ${inState('scheduled', at)} then 'scheduled'
    when ${inState('ended', at)} then 'ended'
    when ${inState('sold_out', at)} then 'sold_out'
    when ${inState('low_stock', at)} then 'low_stock'
    else 'active' end`
}
