import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { LotRow, WalletRow } from '../db/schema/points.ts'
import { together } from '../db/wire.ts'
import type { Posted } from './award.ts'
import { nextWalletChange, openLots, takeFrom } from './book/lots.ts'
import { saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { availableShares, lotsLeft } from './book/taking.ts'
import { noteActivity, slidingBy } from './schedules/noteActivity.ts'
import type { SiteTime } from '../site/siteTime.ts'

export interface Spending {
  /** Above 0. */
  points: number
  orderId: number
  reason: string
  /** Idempotency key: nothing is paid twice. */
  key: string
}

/** The payment, and the lots that are open after it. */
export interface Spent extends Posted {
  lots: readonly LotRow[]
}

/**
 * Pays for an order from an open wallet, with the points that expire first. The given row is changed and saved.
 * @throws Refusal 400 `insufficient_points`, with how many are missing
 */
export async function spend(
  tx: Tx,
  wallet: WalletRow,
  { points, orderId, reason, key }: Spending,
  time: SiteTime,
): Promise<Spent> {
  const [[before, lots], sliding] = await together(
    together(entryOf(tx, key), openLots(tx, wallet.uid)),
    slidingBy(tx, 'spend'),
  )
  if (before) return { entry: before, repeated: true, lots }
  if (wallet.points < points) throw insufficient(points - wallet.points)
  const taken = availableShares(lots, points, wallet.settled_at)
  wallet.points -= points
  wallet.spent += points
  const entry = await post(tx, wallet, { kind: 'purchase', amount: -points, reason, key, order_id: orderId })
  takeFrom(tx, entry, taken)
  const left = lotsLeft(lots, taken)
  wallet.next_change_at = nextWalletChange(left, wallet.settled_at)
  const prolonged = await noteActivity(tx, wallet, 'spend', time, { open: left, sliding })
  saveWallet(tx, wallet)
  return { entry, repeated: false, lots: prolonged ?? left }
}

/** The refusal that says how many points are missing. */
export function insufficient(missing: number) {
  const message = msg('You need {{count}} more points for this.')
  return invalid([{ message, values: { count: missing }, path: '', code: 'insufficient_points' }])
}
