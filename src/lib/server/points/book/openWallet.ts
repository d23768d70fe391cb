import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import type { WalletRow } from '../../db/pointsSchema.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { SiteTime } from '../siteTime.ts'
import { settleLots } from './settleLots.ts'

/**
 * The wallet of a person, locked until the transaction ends, with everything that fell due until now done: what is
 * pending has become available, what is over has expired. `settled_at` is the moment that counts: never earlier than
 * for the wallet's last change, whatever the clocks of the nodes say. Who changes it saves it with `saveWallet`.
 */
export async function openWallet(tx: Tx, uid: number, { now }: Pick<SiteTime, 'now'>): Promise<WalletRow> {
  const wallet = await opening.one(tx, { uid, at: toInstant(now) })
  if (wallet.next_change_at !== null && wallet.next_change_at <= wallet.settled_at) {
    await settleLots(tx, wallet)
    await saveWallet(tx, wallet)
  }
  return wallet
}

/** Writes the wallet as it stands after a verb. */
export async function saveWallet(tx: Tx, wallet: WalletRow): Promise<void> {
  await saving.run(tx, wallet)
}

const opening = statement((tx: Tx, { uid, at }: Given<{ uid: number; at: string }>) =>
  tx
    .insertInto('wallets')
    .values({ uid, settled_at: at, next_change_at: null })
    .onConflict((held) =>
      held.column('uid').doUpdateSet((eb) => ({
        settled_at: eb
          .case()
          .when('wallets.settled_at', '>', eb.ref('excluded.settled_at'))
          .then(eb.ref('wallets.settled_at'))
          .else(eb.ref('excluded.settled_at'))
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
