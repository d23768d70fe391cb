import type { OrderState } from '#shared/contract/orders.ts'
import type { OrderAction } from '#shared/contract/transactions.ts'
import { msg } from '#shared/i18n/message.ts'
import { orderTransitions } from '#shared/shop/orderTransitions.ts'

/** A decision that the state of an order allows; the labels are source strings. */
export interface Decision {
  action: OrderAction
  label: string
  /** The label of a button that first asks for more; `undefined`: there is nothing to ask. */
  asks: string | undefined
}

/** The step forward, if there is one: no state has two. */
export function forwardOf(state: OrderState): Decision | undefined {
  const next = orderTransitions[state]
  if (next.includes('approved')) return { action: 'approve', label: msg('Approve'), asks: undefined }
  if (next.includes('fulfilled')) {
    return { action: 'fulfil', label: msg('Mark as delivered'), asks: msg('Mark as delivered…') }
  }
  return undefined
}

/** The decisions that end an order. An order that waits for a decision is rejected: to cancel it would do the same. */
export function endingsOf(state: OrderState): Decision[] {
  const next = orderTransitions[state]
  const all: [OrderState, Decision][] = [
    ['rejected', { action: 'reject', label: msg('Reject'), asks: msg('Reject…') }],
    ['cancelled_by_admin', { action: 'cancel', label: msg('Cancel the order'), asks: msg('Cancel…') }],
    ['returned', { action: 'return', label: msg('Record the return'), asks: msg('Take it back…') }],
  ]
  const endings = all.flatMap(([ending, decision]) => (next.includes(ending) ? [decision] : []))
  return next.includes('rejected') ? endings.filter(({ action }) => action !== 'cancel') : endings
}
