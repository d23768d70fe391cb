import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { walletColumns } from './bookColumns.ts'
import { settleLots } from './settleLots.ts'
import { latestClock } from './walletClock.ts'

/**
 * Opens a user's wallet: locks it until the transaction ends and settles everything that is due. `settled_at` is the
 * time that counts for the changes: not earlier than the wallet's last change and at most five minutes after `now`. A
 * wallet clock that is further ahead is set back to `now`, and the wallet is settled again. Save a changed wallet with
 * `saveWallet`.
 */
export async function openWallet(tx: Tx, uid: number, time: Pick<SiteTime, 'now'>): Promise<WalletRow> {
  const { wallet } = await lockWallet(tx, uid, time)
  if (isDue(wallet)) await settleHeld(tx, wallet)
  return wallet
}

/** The first half of `openWallet`: what is due is not settled yet. Says whether there was no wallet at first. */
export async function lockWallet(
  tx: Tx,
  uid: number,
  { now }: Pick<SiteTime, 'now'>,
): Promise<{ wallet: WalletRow; wasMissing: boolean }> {
  const at = toInstant(now)
  const found = await locking.row(tx, { uid })
  const held = found ?? (await opening.row(tx, { uid, at })) ?? (await locking.one(tx, { uid }))
  return { wallet: atNow(held, { at, latest: latestClock(now) }), wasMissing: !found }
}

/** Whether something in a locked wallet is due. */
export function isDue({ next_change_at, settled_at }: WalletRow): boolean {
  return next_change_at !== null && next_change_at <= settled_at
}

/** The second half of `openWallet`: settles a locked wallet in which something is due. */
export async function settleHeld(tx: Tx, wallet: WalletRow): Promise<void> {
  await settleLots(tx, wallet)
  saveWallet(tx, wallet)
}

/** Saves the wallet after a change. */
export function saveWallet(tx: Tx, wallet: WalletRow): void {
  saving.send(tx, wallet)
}

const locking = statement((tx: Tx, { uid }: Given<{ uid: number }>) =>
  tx
    .selectFrom('wallets')
    .select(walletColumns)
    .where('uid', '=', uid)
    .$if(dialectOf(tx) === 'postgres', (wallets) => wallets.forUpdate()),
)

/** No row if another transaction has just made the wallet. */
const opening = statement((tx: Tx, { uid, at }: Given<{ uid: number; at: string }>) =>
  tx
    .insertInto('wallets')
    .values({ uid, settled_at: at, next_change_at: null })
    .onConflict((held) => held.column('uid').doNothing())
    .returning(walletColumns),
)

/** The wallet with its clock at the current time (UTC text). */
function atNow(wallet: WalletRow, { at, latest }: { at: string; latest: string }): WalletRow {
  // Points that a wrong clock made available are divided again.
  if (wallet.settled_at > latest) return { ...wallet, settled_at: at, next_change_at: at }
  return wallet.settled_at > at ? wallet : { ...wallet, settled_at: at }
}

const saving = statement(
  (tx: Tx, { uid, points, lifetime_earned, pending, spent, expired, settled_at, next_change_at }: Given<WalletRow>) =>
    tx
      .updateTable('wallets')
      .set({ points, lifetime_earned, pending, spent, expired, settled_at, next_change_at })
      .where('uid', '=', uid),
)
