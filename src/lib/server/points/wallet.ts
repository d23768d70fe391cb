import { sql } from 'kysely'
import type { Wallet } from '#shared/contract/wallet.ts'
import { dayBeforeEnd } from '#shared/points/expiry.ts'
import type { Reader } from '../db/database.ts'
import type { LotRow, WalletRow } from '../db/schema/points.ts'
import { type Given, statement } from '../db/statement.ts'
import { walletColumns } from './book/bookColumns.ts'
import { isAvailable, openLots, sumOf } from './book/lots.ts'
import { clockOf } from './book/walletClock.ts'
import { type SiteTime, todayAt } from '../site/siteTime.ts'

/**
 * A user's points at this time, whether or not the daily job has run: expired points do not count, and released points
 * do. All 0 for a user without a wallet.
 */
export async function walletOf(reader: Reader, uid: number, { now, timeZone }: SiteTime): Promise<Wallet> {
  const wallet = await walletRow.row(reader, { uid })
  if (!wallet) return { points: 0, pending: 0, lifetime_earned: 0, spent: 0, expired: 0, next_expiry: null }
  const at = clockOf(wallet.settled_at, now)
  if (isSettled(wallet, at)) return presentWallet(wallet, await firstToExpire(reader, wallet), { at, timeZone })
  const lots = await openLots(reader, uid)
  return presentWallet(settledView(wallet, lots, at), lots, { at, timeZone })
}

type ExpiringLot = Pick<LotRow, 'expires_on' | 'expires_at' | 'remaining'>

/**
 * The open lots of a settled wallet that expire first, all at the same moment. None has expired since it was settled,
 * and that time, unlike the current one, stays the same until the next commit.
 */
function firstToExpire(
  reader: Reader,
  { uid, settled_at, next_change_at }: WalletRow,
): readonly ExpiringLot[] | Promise<readonly ExpiringLot[]> {
  return next_change_at === null ? [] : first.rows(reader, { uid, at: settled_at })
}

const first = statement((reader: Reader, { uid, at }: Given<{ uid: number; at: string }>) => {
  const open = reader.selectFrom('lots').where('uid', '=', uid).where('remaining', '>', sql.lit(0))
  return open
    .select(['expires_on', 'expires_at', 'remaining'])
    .where('expires_at', '=', open.select(({ fn }) => fn.min('expires_at').as('first')).where('expires_at', '>', at))
    .orderBy('earned_at')
    .orderBy('id')
})

/**
 * Presents the numbers of a wallet that is settled.
 * @param lots the open lots, or those of them that expire first
 * @param at the current time (UTC text)
 */
export function presentWallet(
  { points, pending, lifetime_earned, spent, expired }: WalletRow,
  lots: readonly ExpiringLot[],
  { at, timeZone }: { at: string; timeZone: string },
): Wallet {
  return { points, pending, lifetime_earned, spent, expired, next_expiry: nextExpiry(lots, at, timeZone) }
}

/** The points that a user can spend now. */
export async function balanceOf(reader: Reader, uid: number, now: Date): Promise<number> {
  const wallet = await walletRow.row(reader, { uid })
  if (!wallet) return 0
  const at = clockOf(wallet.settled_at, now)
  if (isSettled(wallet, at)) return wallet.points
  return settledView(wallet, await openLots(reader, uid), at).points
}

const walletRow = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('wallets').select(walletColumns).where('uid', '=', uid),
)

/** Whether the stored numbers are current: nothing is due since, and the wallet's clock is not ahead. */
function isSettled({ settled_at, next_change_at }: WalletRow, at: string): boolean {
  return settled_at <= at && (next_change_at === null || next_change_at > at)
}

/** The wallet as it will be after it is settled. */
function settledView(wallet: WalletRow, lots: readonly LotRow[], at: string): WalletRow {
  const good = lots.filter((lot) => lot.expires_at === null || lot.expires_at > at)
  const points = sumOf(good.filter((lot) => isAvailable(lot, at)))
  return {
    ...wallet,
    points,
    pending: sumOf(good) - points,
    expired: wallet.expired + sumOf(lots) - sumOf(good),
  }
}

/** The next points to expire and their last day: the announced day, or the last day of grace after it. */
function nextExpiry(lots: readonly ExpiringLot[], at: string, timeZone: string): Wallet['next_expiry'] {
  const ending = lots.filter((lot) => lot.expires_at !== null && lot.expires_at > at)
  const [first] = ending
  if (!first) return null
  const date = lastDayOf(first, at, timeZone)
  if (date === null) return null
  return { points: sumOf(ending.filter((lot) => lot.expires_at === first.expires_at)), date }
}

/**
 * The last day on which a lot can be spent: the announced day, or the last day of grace after it.
 * @param at the current time (UTC text)
 */
export function lastDayOf(
  { expires_on, expires_at }: Pick<LotRow, 'expires_on' | 'expires_at'>,
  at: string,
  timeZone: string,
): string | null {
  if (expires_on === null || expires_at === null) return null
  const today = todayAt(at, timeZone)
  if (expires_on >= today) return expires_on
  return dayBeforeEnd(expires_at, timeZone)
}
