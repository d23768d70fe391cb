import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { SiteTime } from '../siteTime.ts'
import { settleLots } from './settleLots.ts'
import { latestClock } from './walletClock.ts'

/**
 * Opens a user's wallet: locks it until the transaction ends and settles everything that is due. `settled_at` is the
 * time that counts for the changes: not earlier than the wallet's last change and at most five minutes after `now`. A
 * wallet clock that is further ahead is set back to `now`, and the wallet is settled again. Save a changed wallet with
 * `saveWallet`.
 */
export async function openWallet(tx: Tx, uid: number, { now }: Pick<SiteTime, 'now'>): Promise<WalletRow> {
  const wallet = await opening.one(tx, { uid, at: toInstant(now), latest: latestClock(now) })
  if (wallet.next_change_at !== null && wallet.next_change_at <= wallet.settled_at) {
    await settleLots(tx, wallet)
    await saveWallet(tx, wallet)
  }
  return wallet
}

/** Saves the wallet after a change. */
export async function saveWallet(tx: Tx, wallet: WalletRow): Promise<void> {
  await saving.run(tx, wallet)
}

const opening = statement((tx: Tx, { uid, at, latest }: Given<{ uid: number; at: string; latest: string }>) =>
  tx
    .insertInto('wallets')
    .values({ uid, settled_at: at, next_change_at: null })
    .onConflict((held) =>
      held.column('uid').doUpdateSet((eb) => ({
        settled_at: eb
          .case()
          .when(
            eb.and([
              eb('wallets.settled_at', '>', eb.ref('excluded.settled_at')),
              eb('wallets.settled_at', '<=', latest),
            ]),
          )
          .then(eb.ref('wallets.settled_at'))
          .else(eb.ref('excluded.settled_at'))
          .end(),
        // Points that the wrong clock made available are divided again.
        next_change_at: eb
          .case()
          .when('wallets.settled_at', '>', latest)
          .then(eb.ref('excluded.settled_at'))
          .else(eb.ref('wallets.next_change_at'))
          .end(),
      })),
    )
    .returningAll(),
)

const saving = statement(
  (tx: Tx, { uid, points, lifetime_earned, pending, spent, expired, settled_at, next_change_at }: Given<WalletRow>) =>
    tx
      .updateTable('wallets')
      .set({ points, lifetime_earned, pending, spent, expired, settled_at, next_change_at })
      .where('uid', '=', uid),
)
