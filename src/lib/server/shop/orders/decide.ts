import type { OrderState } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { type BackState, isHandedOut } from '#shared/shop/orderSteps.ts'
import type { Database, Tx } from '../../db/database.ts'
import { handOut } from './handOut.ts'
import { leaveGoodPath } from './end.ts'
import { type Deed, openOrder } from './openOrder.ts'
import { step } from './step.ts'

/**
 * What the keepers of the shop decide about an order. Each answers the new state; refusals are those of `openOrder` and
 * `step`.
 */
export type Decision = (db: Database, deed: Deed) => Promise<OrderState>

/** The buyer gets what was bought. */
export const approve: Decision = (db, deed) => db.transact((tx) => approveBy(tx, deed))

/** The buyer has got what was bought. */
export const fulfil: Decision = (db, deed) => db.transact((tx) => fulfilBy(tx, deed))

/** The buyer does not get it; the reason is required. */
export const reject: Decision = (db, deed) =>
  db.transact((tx) => {
    requireReason(deed)
    return end(tx, deed, 'rejected')
  })

/** The shop cannot deliver. */
export const cancelForBuyer: Decision = (db, deed) => db.transact((tx) => end(tx, deed, 'cancelled_by_admin'))

/** The buyer has brought it back. */
export const takeReturn: Decision = (db, deed) => db.transact((tx) => end(tx, deed, 'returned'))

/** `approve` inside a transaction; before several, call `lockOrders`. */
export function approveBy(tx: Tx, deed: Deed): Promise<OrderState> {
  return goOn(tx, deed, 'approved')
}

/** `fulfil` inside a transaction; before several, call `lockOrders`. */
export function fulfilBy(tx: Tx, deed: Deed): Promise<OrderState> {
  return goOn(tx, deed, 'fulfilled')
}

/** What was handed out with the approval is not handed out again. */
async function goOn(tx: Tx, deed: Deed, state: 'approved' | 'fulfilled'): Promise<OrderState> {
  const opened = await openOrder(tx, deed)
  await step(tx, opened, deed, state)
  if (!isHandedOut(opened.order.state)) await handOut(tx, deed, opened.lines)
  return state
}

async function end(tx: Tx, deed: Deed, state: BackState): Promise<OrderState> {
  await leaveGoodPath(tx, await openOrder(tx, deed), deed, state)
  return state
}

function requireReason({ reason = '' }: Deed): void {
  if (reason.trim() === '') {
    throw invalid([{ message: msg('This field is required.'), path: 'reason', code: 'required' }])
  }
}
