import type { OrderState } from '../contract/orders.ts'

/** The final states of an order whose points were refunded. */
export const endStates = ['rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned'] as const
export type EndState = (typeof endStates)[number]

/** The allowed next states of each order state. */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  placed: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
  pending_approval: ['approved', 'rejected', 'cancelled_by_user', 'cancelled_by_admin'],
  approved: ['fulfilled', 'cancelled_by_user', 'cancelled_by_admin'],
  fulfilled: ['returned'],
  rejected: [],
  cancelled_by_user: [],
  cancelled_by_admin: [],
  returned: [],
}

/** The states of a new order that waits for the team: to approve it, or to deliver it. */
export const waitingStates = ['placed', 'pending_approval'] as const satisfies readonly OrderState[]
export type WaitingState = (typeof waitingStates)[number]

/** Whether a new order waits for the team. */
export function waitsForStaff(state: OrderState): state is WaitingState {
  return waitingStates.some((waiting) => waiting === state)
}

/** The states of an open order. */
export const openStates = [...waitingStates, 'approved'] as const satisfies readonly OrderState[]

/** Whether the order was handed out: then the buyer sees the codes and instructions. */
export function isHandedOut(state: OrderState): boolean {
  return state === 'approved' || state === 'fulfilled'
}

/** The states in which each cancel policy allows the buyer to cancel. */
const cancellableIn = {
  never: [],
  until_approved: ['placed', 'pending_approval'],
  until_fulfilled: ['placed', 'pending_approval', 'approved'],
} as const satisfies Record<string, readonly OrderState[]>

/** Whether the cancel policies of all lines allow the buyer to cancel an order in a state. */
export function isCancellable(state: OrderState, policies: readonly (keyof typeof cancellableIn)[]): boolean {
  return policies.every((policy) => cancellableIn[policy].some((allowed) => allowed === state))
}
