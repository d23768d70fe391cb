import type { AuditAction } from '#shared/contract/audit.ts'
import type { EndState } from '#shared/shop/orderTransitions.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'
import type { OpenOrder, OrderChange } from './openOrder.ts'

/** The states that a shop manager decides on. */
export type DecidedState = 'approved' | 'fulfilled' | Exclude<EndState, 'cancelled_by_user'>

const actions: Record<DecidedState, AuditAction> = {
  approved: 'approved',
  fulfilled: 'fulfilled',
  rejected: 'rejected',
  cancelled_by_admin: 'cancelled',
  returned: 'returned',
}

/** Notes a decision of a shop manager in the audit log. The reason stays in the history of the order: it may name the buyer. */
export async function noteDecision(
  tx: Tx,
  order: OpenOrder['order'],
  { actor, now }: OrderChange,
  state: DecidedState,
): Promise<void> {
  const subject = { type: 'order', id: order.id, label: String(order.id) } as const
  await noteChange(
    tx,
    { actor, action: actions[state], subject, before: { state: order.state }, after: { state } },
    now,
  )
}
