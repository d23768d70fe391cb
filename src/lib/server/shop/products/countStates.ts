import { type RawBuilder, sql } from 'kysely'
import { type ProductQuery, type ProductState, productStates } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { conditions, type ScarceIds } from './inState.ts'
import { productsLike } from './productsLike.ts'
import { scarceIds } from './scarceIds.ts'

/** The most products that are counted. */
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
  const found = productsLike(reader, query)
    .select(stateInTime(at).as('state'))
    .limit(AT_MOST + 1)
  const rows = await reader
    .selectFrom(found.as('found'))
    .select(({ fn }) => ['state', fn.countAll<number>().as('products')])
    .groupBy('state')
    .execute()
  if (rows.reduce((sum, { products }) => sum + products, 0) > AT_MOST) return null
  const scarce = await scarceIds(reader, query, at)
  const { sold_out, low_stock } = { sold_out: scarce.sold_out.length, low_stock: scarce.low_stock.length }
  const counts = new Map(rows.map(({ state, products }) => [state, products]))
  const active = (counts.get('active') ?? 0) - sold_out - low_stock
  const states = Object.fromEntries(productStates.map((state) => [state, counts.get(state) ?? 0]))
  // The cast is safe: every state has its number, and `fromEntries` forgets the names.
  return { states: { ...states, active, sold_out, low_stock } as CountedStates['states'], scarce }
}

/** The state of a product as if everything were in stock. */
function stateInTime(at: string): RawBuilder<ProductState> {
  const { scheduled, ended } = conditions(at)
  return sql`case
    when products.status <> 'active' then products.status
    when ${scheduled} then 'scheduled'
    when ${ended} then 'ended'
    else 'active' end`
}
