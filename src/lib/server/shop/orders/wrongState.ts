import { msg } from '#shared/i18n/message.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OrderState } from '#shared/contract/orders.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'

/** The step that a colleague took before this change. */
const doneBy: Partial<Record<OrderState, string>> = {
  approved: msg('{{name}} has already approved this order.'),
  fulfilled: msg('{{name}} has already delivered this order.'),
  rejected: msg('{{name}} has already rejected this order.'),
  cancelled_by_admin: msg('{{name}} has already cancelled this order.'),
  returned: msg('{{name}} has already taken this order back.'),
}

/** 409: the change is not possible in the order's state; the details say who changed it and when. */
export async function wrongState(tx: Tx, { id, uid, state }: Pick<OrderRow, 'id' | 'uid' | 'state'>): Promise<Refusal> {
  const last = await lastChange(tx, id)
  const details = { state, by: last?.by ?? null, at: last?.at ?? null }
  return new Refusal(409, [{ ...said(state, last, uid), path: '', code: 'order_state' }], { details })
}

type LastChange = Awaited<ReturnType<typeof lastChange>>

function lastChange(tx: Tx, id: number) {
  return tx
    .selectFrom('order_history')
    .leftJoin('users', 'users.uid', 'order_history.actor')
    .select(['users.full_name as by', 'order_history.actor', 'order_history.at'])
    .where('order_id', '=', id)
    .orderBy('order_history.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A state that the purchase itself brought was not made by a colleague. */
function said(state: OrderState, last: LastChange, buyer: number) {
  if (state === 'cancelled_by_user') return { message: msg('The buyer has already cancelled this order.') }
  const message = last?.by && last.actor !== buyer ? doneBy[state] : undefined
  if (!message) return { message: msg('This is no longer possible for this order.') }
  return { message, values: { name: last?.by ?? '' } }
}
