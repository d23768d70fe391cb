import { fromInstant } from '#shared/contract/time.ts'
import type { Wallet } from '#shared/contract/wallet.ts'
import { dayOf } from '#shared/points/expiry.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../db/database.ts'
import type { LotRow, WalletRow } from '../db/schema/points.ts'
import { type Given, statement } from '../db/statement.ts'
import { isAvailable, openLots, sumOf } from './book/lots.ts'
import { clockOf } from './book/walletClock.ts'
import type { SiteTime } from './siteTime.ts'

/**
 * A person's points as they are at this moment, whether or not the daily job has been there: what is over does not
 * count any more, what is due does. All 0 for a person who has no wallet yet.
 */
export async function walletOf(reader: Reader, uid: number, { now, timeZone }: SiteTime): Promise<Wallet> {
  const held = await heldBy.row(reader, { uid })
  if (!held) return { points: 0, pending: 0, lifetime_earned: 0, spent: 0, expired: 0, next_expiry: null }
  const at = clockOf(held.settled_at, now)
  const lots = held.next_change_at === null && isSettled(held, at) ? [] : await openLots(reader, uid)
  const { points, pending, lifetime_earned, spent, expired } = standing(held, lots, at)
  return { points, pending, lifetime_earned, spent, expired, next_expiry: nextExpiry(lots, at, timeZone) }
}

/** The points a person can spend at this moment. */
export async function balanceOf(reader: Reader, uid: number, now: Date): Promise<number> {
  const held = await heldBy.row(reader, { uid })
  if (!held) return 0
  const at = clockOf(held.settled_at, now)
  if (isSettled(held, at)) return held.points
  return standing(held, await openLots(reader, uid), at).points
}

const heldBy = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('wallets').selectAll().where('uid', '=', uid),
)

/** Whether the stored numbers are those of a moment: nothing fell due since, and the wallet's clock is not ahead. */
function isSettled({ settled_at, next_change_at }: WalletRow, at: string): boolean {
  return settled_at <= at && (next_change_at === null || next_change_at > at)
}

/** The wallet as it will be once it is settled. */
function standing(held: WalletRow, lots: readonly LotRow[], at: string): WalletRow {
  if (isSettled(held, at)) return held
  const good = lots.filter((lot) => lot.expires_at === null || lot.expires_at > at)
  const points = sumOf(good.filter((lot) => isAvailable(lot, at)))
  return {
    ...held,
    points,
    pending: sumOf(good) - points,
    expired: held.expired + sumOf(lots) - sumOf(good),
  }
}

/** What ends next, and its last day: the announced one, or the last of the grace days once that has passed. */
function nextExpiry(lots: readonly LotRow[], at: string, timeZone: string): Wallet['next_expiry'] {
  const ending = lots.filter((lot) => lot.expires_at !== null && lot.expires_at > at)
  const [first] = ending
  if (!first) return null
  const date = lastDayOf(first, at, timeZone)
  if (date === null) return null
  return { points: sumOf(ending.filter((lot) => lot.expires_at === first.expires_at)), date }
}

/**
 * The last day on which a lot is good: the announced one, or the last of the grace days once that has passed.
 * @param at the moment (UTC text) of asking
 */
export function lastDayOf(
  { expires_on, expires_at }: Pick<LotRow, 'expires_on' | 'expires_at'>,
  at: string,
  timeZone: string,
): string | null {
  if (expires_on === null || expires_at === null) return null
  const today = dayOf(fromInstant(at), timeZone).toString()
  if (expires_on >= today) return expires_on
  return dayOf(new Date(fromInstant(expires_at).getTime() - DAY_MS / 2), timeZone).toString()
}
