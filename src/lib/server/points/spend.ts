import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Tx } from '../db/database.ts'
import type { LotRow, WalletRow } from '../db/schema/points.ts'
import { together } from '../db/wire.ts'
import type { Posted } from './award.ts'
import { nextWalletChange, openLots, takeFrom } from './book/lots.ts'
import { isDue, lockWallet, saveWallet, settleHeld } from './book/openWallet.ts'
import { entryOf, postOnce } from './book/post.ts'
import { availableShares, lotsLeft } from './book/taking.ts'
import { noteActivity, slidingBy, type SlidingVersion } from './schedules/noteActivity.ts'
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

/** The open lots of a wallet, and the sliding schedules that a purchase restarts. */
export interface Spendable {
  lots: readonly LotRow[]
  sliding: readonly SlidingVersion[]
}

/** A wallet that is open for a purchase. */
export interface Purse {
  wallet: WalletRow
  known: Spendable
}

/** Opens a user's wallet for a purchase, as `openWallet`, with what `spend` needs to know. */
export async function openForSpending(tx: Tx, uid: number, time: Pick<SiteTime, 'now'>): Promise<Purse> {
  const [{ wallet, wasMissing }, known] = await together(lockWallet(tx, uid, time), spendable(tx, uid))
  if (isDue(wallet)) await settleHeld(tx, wallet)
  // Without a wallet to lock, the lots were read too early: another transaction may have made both.
  else if (!wasMissing) return { wallet, known }
  return { wallet, known: await spendable(tx, uid) }
}

async function spendable(tx: Tx, uid: number): Promise<Spendable> {
  const [lots, sliding] = await together(openLots(tx, uid), slidingBy(tx, 'spend'))
  return { lots, sliding }
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
  known?: Spendable,
): Promise<Spent> {
  const { lots, sliding } = known ?? (await spendable(tx, wallet.uid))
  if (wallet.points < points) return repeated(tx, key, lots, insufficient(points - wallet.points))
  const taken = availableShares(lots, points, wallet.settled_at)
  const paid = { ...wallet, points: wallet.points - points, spent: wallet.spent + points }
  const posting = { kind: 'purchase', amount: -points, reason, key, order_id: orderId } as const
  const entry = await postOnce(tx, paid, posting)
  if (!entry) return repeated(tx, key, lots)
  Object.assign(wallet, paid)
  takeFrom(tx, entry, taken)
  const left = lotsLeft(lots, taken)
  wallet.next_change_at = nextWalletChange(left, wallet.settled_at)
  const prolonged = await noteActivity(tx, wallet, 'spend', time, { open: left, sliding })
  saveWallet(tx, wallet)
  return { entry, repeated: false, lots: prolonged ?? left }
}

/** The entry of an order that is paid already. */
async function repeated(tx: Tx, key: string, lots: readonly LotRow[], otherwise?: Error): Promise<Spent> {
  const entry = await entryOf(tx, key)
  if (entry) return { entry, repeated: true, lots }
  throw otherwise ?? new Error(`There is no entry with the key ${key}.`)
}

/** The refusal that says how many points are missing. */
export function insufficient(missing: number) {
  const message = msg('You need {{count}} more points for this.')
  return invalid([{ message, values: { count: missing }, path: '', code: 'insufficient_points' }])
}
