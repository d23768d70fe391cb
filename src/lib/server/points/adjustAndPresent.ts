import { randomUUID } from 'node:crypto'
import type { Adjusted, Adjustment } from '#shared/contract/adjustments.ts'
import type { Database } from '../db/database.ts'
import { adjustByHand } from './adjust.ts'
import type { SiteTime } from '../site/siteTime.ts'
import { walletOf } from './wallet.ts'

/**
 * Adds or removes points by hand. Returns the new entry and the wallet after it.
 * @throws Refusal 400 if the user does not exist or has too few points
 */
export function adjustAndPresent(
  db: Database,
  { actor, adjustment }: { actor: number; adjustment: Adjustment },
  time: SiteTime,
): Promise<Adjusted> {
  return db.transact(async (tx) => {
    const { entry } = await adjustByHand(tx, { ...adjustment, actor, key: `adjustment:${randomUUID()}` }, time)
    const { id, uid, amount, balance_after, at, reason } = entry
    const kind = amount > 0 ? 'manual_credit' : 'manual_debit'
    return {
      entry: { id, uid, kind, amount, balance_after, at, actor, reason },
      wallet: await walletOf(tx, uid, time),
    }
  })
}
