import type { OrderState } from '#shared/contract/orders.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid } from '#shared/refusal.ts'
import { type EndState, isHandedOut } from '#shared/shop/orderTransitions.ts'
import type { Database, Tx } from '../../db/database.ts'
import { type DecidedState, noteDecision } from './noteDecision.ts'
import { handOut } from './handOut.ts'
import { endOrder } from './endOrder.ts'
import { type OpenOrder, type OrderChange, openOrder } from './openOrder.ts'
import { moveOrder } from './moveOrder.ts'

/**
 * A decision of a shop manager about an order. Returns the new state.
 * @throws Refusal as `openOrder` and `moveOrder`; 409 `own_order` for one's own order that has been handed out, 409
 * `already_enrolled` for handing out a training that the buyer has got otherwise meanwhile
 */
export type OrderDecision = (db: Database, change: OrderChange) => Promise<OrderState>

/** Approves the order and hands it out. */
export const approve: OrderDecision = (db, change) => db.transact((tx) => approveBy(tx, change))

/** Marks the order as delivered. */
export const fulfil: OrderDecision = (db, change) => db.transact((tx) => fulfilBy(tx, change))

/** Rejects the order; the reason is required. */
export const reject: OrderDecision = (db, change) =>
  db.transact((tx) => {
    requireReason(change)
    return endBy(tx, change, 'rejected')
  })

/** Cancels the order because the shop cannot deliver. */
export const cancelForBuyer: OrderDecision = (db, change) =>
  db.transact((tx) => endBy(tx, change, 'cancelled_by_admin'))

/** Records that the buyer has returned the goods. */
export const takeReturn: OrderDecision = (db, change) => db.transact((tx) => endBy(tx, change, 'returned'))

/** `approve` inside a transaction. Call `lockOrders` before you change several orders. */
export function approveBy(tx: Tx, change: OrderChange): Promise<OrderState> {
  return moveTo(tx, change, 'approved')
}

/** `fulfil` inside a transaction. Call `lockOrders` before you change several orders. */
export function fulfilBy(tx: Tx, change: OrderChange): Promise<OrderState> {
  return moveTo(tx, change, 'fulfilled')
}

/** An approval already hands out the order, so the delivery that follows does not do it again. */
async function moveTo(tx: Tx, change: OrderChange, state: 'approved' | 'fulfilled'): Promise<OrderState> {
  const opened = await openOrder(tx, change)
  await moveOrder(tx, opened, change, state)
  if (!isHandedOut(opened.order.state)) {
    const { hadTraining } = await handOut(tx, change, opened.lines)
    if (hadTraining) throw alreadyEnrolled(opened.order)
  }
  await noteDecision(tx, opened.order, change, state)
  return state
}

/** A training is sold once to a person: an order that would give nothing is to be ended, and the points go back. */
function alreadyEnrolled({ state }: OpenOrder['order']) {
  const message =
    state === 'pending_approval'
      ? msg('The buyer already has this training. Reject the order to give the points back.')
      : msg('The buyer already has this training. Cancel the order to give the points back.')
  return conflict(message, 'already_enrolled')
}

async function endBy(tx: Tx, change: OrderChange, state: DecidedState & EndState): Promise<OrderState> {
  const opened = await openOrder(tx, change)
  requireOther(opened.order, change)
  await endOrder(tx, opened, change, state)
  await noteDecision(tx, opened.order, change, state)
  return state
}

/** A buyer who has seen the code of a voucher must not get the points back by a decision of their own. */
function requireOther({ uid, state }: OpenOrder['order'], { actor }: OrderChange): void {
  if (actor !== uid || !isHandedOut(state)) return
  throw conflict(msg('This is your own order. Ask a colleague to end it.'), 'own_order')
}

function requireReason({ reason = '' }: OrderChange): void {
  if (reason.trim() === '') {
    throw invalid([{ message: msg('This field is required.'), path: 'reason', code: 'required' }])
  }
}
