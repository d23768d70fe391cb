import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Posted } from './award.ts'
import { openLots, takeFrom } from './book/lots.ts'
import { openWallet, saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { afterTaking, availableShares } from './book/taking.ts'
import { noteActivity } from './schedules/noteActivity.ts'
import type { SiteTime } from './siteTime.ts'

export interface Spending {
  uid: number
  /** Above 0. */
  points: number
  orderId: number
  reason: string
  /** Idempotency key: nothing is paid twice. */
  key: string
}

/**
 * Pays for an order with the points that expire first.
 * @throws Refusal 400 `insufficient_points`, with the number of missing points
 */
export async function spend(tx: Tx, { uid, points, orderId, reason, key }: Spending, time: SiteTime): Promise<Posted> {
  const wallet = await openWallet(tx, uid, time)
  const before = await entryOf(tx, key)
  if (before) return { entry: before, repeated: true }
  if (wallet.points < points) throw insufficient(points - wallet.points)
  const lots = await openLots(tx, uid)
  const taken = availableShares(lots, points, wallet.settled_at)
  wallet.points -= points
  wallet.spent += points
  const entry = await post(tx, wallet, { kind: 'purchase', amount: -points, reason, key, order_id: orderId })
  await takeFrom(tx, entry, taken)
  wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at)
  await noteActivity(tx, wallet, 'spend', time)
  await saveWallet(tx, wallet)
  return { entry, repeated: false }
}

/** The refusal that says how many points are missing. */
export function insufficient(missing: number) {
  const message = msg('You need {{count}} more points for this.')
  return invalid([{ message, values: { count: missing }, path: '', code: 'insufficient_points' }])
}
