import type { OrderState } from '../contract/shop.ts'

/** The ends of an order that gave its buyer nothing: from each of them nothing follows. */
export const backStates = ['rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned'] as const
export type BackState = (typeof backStates)[number]

/** Which state of an order may follow which. */
export const orderSteps: Record<OrderState, readonly OrderState[]> = {
  placed: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
  pending_approval: ['approved', 'rejected', 'cancelled_by_user', 'cancelled_by_admin'],
  approved: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
  fulfilled: ['returned'],
  rejected: [],
  cancelled_by_user: [],
  cancelled_by_admin: [],
  returned: [],
}

/** The states in which an order that was just placed waits for somebody: to approve it, or to hand it out. */
export const waitingStates = ['placed', 'pending_approval'] as const satisfies readonly OrderState[]
export type WaitingState = (typeof waitingStates)[number]

export function waitsForSomebody(state: OrderState): state is WaitingState {
  return waitingStates.some((waiting) => waiting === state)
}

/** The states of an order that is not finished. */
export const openStates = [...waitingStates, 'approved'] as const satisfies readonly OrderState[]

/** Whether the buyer has what was bought: from then on codes and instructions are shown. */
export function isHandedOut(state: OrderState): boolean {
  return state === 'approved' || state === 'fulfilled'
}

/** Until when each cancel policy lets the buyer go back. */
const cancellableIn = {
  never: [],
  until_approved: ['placed', 'pending_approval'],
  until_fulfilled: ['placed', 'pending_approval', 'approved'],
} as const satisfies Record<string, readonly OrderState[]>

/** Whether the buyer may cancel an order: all of its lines must let them. */
export function isCancellable(state: OrderState, policies: readonly (keyof typeof cancellableIn)[]): boolean {
  return policies.every((policy) => cancellableIn[policy].some((allowed) => allowed === state))
}
