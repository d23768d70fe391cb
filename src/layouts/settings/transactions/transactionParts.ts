import { writeQuery } from '#shared/contract/query.ts'
import { fromInstant } from '#shared/instant.ts'
import type { Transaction, TransactionFilter } from '#shared/contract/transactions.ts'
import type { OrderState } from '#shared/contract/orders.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { orderTransitions } from '#shared/shop/orderTransitions.ts'
import type { IconName } from '#shared/theme/icons.ts'

/** The icon of each kind of entry. */
export const entryIcons: Record<EntryKind, IconName> = {
  earn: 'school',
  manual_credit: 'favorite',
  manual_debit: 'remove',
  purchase: 'redeem',
  refund: 'undo',
  expire: 'schedule',
  clawback: 'history',
  import: 'upload',
}

/** The actions of a selection that an order allows in its state. */
export function bulkActionsOf(state: OrderState): string[] {
  const next = orderTransitions[state]
  return [...(next.includes('approved') ? ['approve'] : []), ...(next.includes('fulfilled') ? ['fulfil'] : [])]
}

/** A day of the list. */
export interface ListedDay {
  /** `yyyy-MM-dd` */
  day: string
  /** The day in the reader's words. */
  label: string
  transactions: Transaction[]
}

/** Groups transactions by the reader's day, in their order. `timeZone` is that of the labels. */
export function byDay(
  transactions: readonly Transaction[],
  { labelOf, timeZone }: { labelOf(at: string): string; timeZone: string },
): ListedDay[] {
  return [...Map.groupBy(transactions, ({ at }) => labelOf(at))].map(([label, list]) => {
    const newest = fromInstant(list[0]?.at ?? '')
    return { day: dayOf(newest, timeZone).toString(), label, transactions: list }
  })
}

/** The points of all lots that end at the same moment, in their order. */
export function byEnd(lots: Transaction['lots']): Pick<Transaction['lots'][number], 'amount' | 'expires_at'>[] {
  return [...Map.groupBy(lots, ({ expires_at }) => expires_at)].map(([expires_at, some]) => ({
    expires_at,
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
  }))
}

/** The filters that stay when the user searches, as members of an address. A found person or order replaces those. */
export function keptBySearch({ uid: _uid, order: _order, ...kept }: TransactionFilter): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(writeQuery(indexed(kept))))
}

/** A form cannot send a name twice as a record: `kind: [a, b]` becomes `kind[0]: a, kind[1]: b`. */
function indexed(filter: TransactionFilter): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((item, at) => [`${name}[${at}]`, item]) : [[name, value]],
    ),
  )
}
