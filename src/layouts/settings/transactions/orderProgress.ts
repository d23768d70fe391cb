import type { OrderState } from '#shared/contract/orders.ts'
import type { ManagedOrder } from '#shared/contract/transactions.ts'
import { msg } from '#shared/i18n/message.ts'
import { managedHistoryLabels } from '#shared/shop/labels.ts'
import { type EndState, endStates } from '#shared/shop/orderTransitions.ts'

/** A stage on the way of an order. */
export interface Stage {
  /** A source string. */
  label: string
  /** When it was reached; `null`: not yet. */
  at: string | null
  look: 'done' | 'now' | 'next' | 'over'
}

/** The way of an order: placed, decided if it needs approval, delivered, or ended. */
export function orderProgress({ state, placed_at, changed_at, history }: ManagedOrder): Stage[] {
  const reached = (...states: OrderState[]) => history.find((past) => states.includes(past.state))?.at ?? null
  const [decided, delivered] = [reached('approved', 'rejected'), reached('fulfilled')]
  const isWaiting = state === 'pending_approval'
  const needsApproval = decided !== null || reached('pending_approval') !== null
  const isOver = isEnd(state)
  return [
    { label: msg('Placed'), at: placed_at, look: 'done' },
    ...(needsApproval && (!isOver || decided !== null) && state !== 'rejected'
      ? [stage(msg('Decision'), decided, isWaiting ? 'now' : 'done')]
      : []),
    ...(!isOver || delivered !== null
      ? [
          delivered === null
            ? stage(msg('Delivery'), null, isWaiting ? 'next' : 'now')
            : stage(msg('Delivered'), delivered, 'done'),
        ]
      : []),
    ...(isOver ? [stage(managedHistoryLabels[state], changed_at, 'over')] : []),
  ]
}

function isEnd(state: OrderState): state is EndState {
  return endStates.some((end) => end === state)
}

function stage(label: string, at: string | null, look: Stage['look']): Stage {
  return { label, at, look }
}
