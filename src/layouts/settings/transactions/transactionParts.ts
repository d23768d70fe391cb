import type { Transaction } from '#shared/contract/transactions.ts'
import type { OrderState } from '#shared/contract/orders.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import { orderSteps } from '#shared/shop/orderSteps.ts'
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
  const next = orderSteps[state]
  return [...(next.includes('approved') ? ['approve'] : []), ...(next.includes('fulfilled') ? ['fulfil'] : [])]
}

/** Transactions of one day in the reader's words, in their order. */
export function byDay(
  transactions: readonly Transaction[],
  dayOf: (at: string) => string,
): { day: string; transactions: Transaction[] }[] {
  return [...Map.groupBy(transactions, ({ at }) => dayOf(at))].map(([day, list]) => ({ day, transactions: list }))
}
