import { sql } from 'kysely'
import type { UnfinishedOrder, Overview } from '#shared/contract/overview.ts'
import { fromInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { readSnapshot } from '../orders/snapshot.ts'

/** How many orders the overview names. */
const NAMED = 5

/** The open orders: how many wait for which step, since when, and the oldest ones. */
export async function openOrders(reader: Reader, { now, timeZone }: SiteTime): Promise<Overview['orders']> {
  const rows = await reader
    .selectFrom('orders')
    .select(({ fn }) => [
      'state',
      sql<string>`substr(placed_at, 1, 16)`.as('minute'),
      fn.countAll<number>().as('count'),
    ])
    .where('state', 'in', openStates)
    .groupBy(['state', 'minute'])
    .execute()
  const today = dayOf(now, timeZone)
  const ages = new Map<number, { days: number; to_decide: number; to_hand_over: number }>()
  let to_decide = 0
  let open = 0
  for (const { state, minute, count } of rows) {
    const placed = dayOf(fromInstant(`${minute}:00`), timeZone)
    const days = Math.max(0, placed.until(today).days)
    const age = ages.get(days) ?? { days, to_decide: 0, to_hand_over: 0 }
    ages.set(days, age)
    age[state === 'pending_approval' ? 'to_decide' : 'to_hand_over'] += count
    to_decide += state === 'pending_approval' ? count : 0
    open += count
  }
  return {
    open,
    to_decide,
    to_hand_over: open - to_decide,
    ages: [...ages.values()].sort((a, b) => a.days - b.days),
    oldest: await oldestOrders(reader, openStates),
  }
}

/** The order that waits longest for a decision. */
export async function oldestUndecided(reader: Reader): Promise<UnfinishedOrder | undefined> {
  const [oldest] = await oldestOrders(reader, ['pending_approval'])
  return oldest
}

async function oldestOrders(
  reader: Reader,
  states: readonly (typeof openStates)[number][],
): Promise<UnfinishedOrder[]> {
  const rows = await reader
    .selectFrom('orders')
    .innerJoin('users', 'users.uid', 'orders.uid')
    .select(['orders.id', 'state', 'placed_at', 'total', 'full_name'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select('snapshot')
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('order_lines.id')
        .limit(1)
        .as('snapshot'),
    )
    .where('state', 'in', states)
    .orderBy('placed_at')
    .orderBy('orders.id')
    .limit(NAMED)
    .execute()
  return rows.map(({ full_name, snapshot, ...order }) => ({
    ...order,
    title: snapshot === null ? '' : (readSnapshot({ snapshot }).texts.title ?? ''),
    buyer: full_name,
  }))
}
