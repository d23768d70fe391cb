import type { OrderState } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { handOut } from './handOut.ts'
import { leaveGoodPath } from './end.ts'
import { type Deed, linesOf, step } from './step.ts'

/** What the keepers of the shop decide of an order. Each answers the state it came to, and may be refused as `step`. */
export type Decision = (db: Database, deed: Deed) => Promise<OrderState>

/** The buyer gets what was bought. */
export const approve: Decision = (db, deed) => db.transact((tx) => approveBy(tx, deed))

/** The buyer has got what was bought. */
export const fulfil: Decision = (db, deed) => db.transact((tx) => fulfilBy(tx, deed))

/** The buyer does not get it, and is told why. */
export const reject: Decision = (db, deed) =>
  db.transact(async (tx) => {
    requireReason(deed)
    return (await leaveGoodPath(tx, deed, 'rejected')).state
  })

/** The shop cannot keep its word. */
export const cancelForBuyer: Decision = (db, deed) =>
  db.transact(async (tx) => (await leaveGoodPath(tx, deed, 'cancelled_by_admin')).state)

/** The buyer has brought it back. */
export const takeReturn: Decision = (db, deed) =>
  db.transact(async (tx) => (await leaveGoodPath(tx, deed, 'returned')).state)

/** `approve` inside a transaction, for many at once. */
export async function approveBy(tx: Tx, deed: Deed): Promise<OrderState> {
  const { id, state } = await step(tx, deed, 'approved')
  await handOut(tx, deed, await linesOf(tx, id))
  return state
}

/** `fulfil` inside a transaction, for many at once. */
export async function fulfilBy(tx: Tx, deed: Deed): Promise<OrderState> {
  const { id, state } = await step(tx, deed, 'fulfilled')
  await handOut(tx, deed, await linesOf(tx, id))
  return state
}

function requireReason({ reason = '' }: Deed): void {
  if (reason.trim() === '') {
    throw invalid([{ message: msg('This field is required.'), path: 'reason', code: 'required' }])
  }
}
