import { randomUUID } from 'node:crypto'
import type { Adjusted, Adjustment } from '#shared/contract/adjustments.ts'
import type { Database, Tx } from '../db/database.ts'
import { onceOnly } from '../db/onceOnly.ts'
import { adjustBy } from './adjust.ts'
import type { SiteTime } from './siteTime.ts'
import { walletOf } from './wallet.ts'

/**
 * Gives or takes points by hand, once for each key; without a key each call is one of its own.
 * @throws Refusal 400 where the person does not exist, is the actor, or has less than is to be taken; 409 as `onceOnly`
 */
export function adjustOnce(
  db: Database,
  { actor, adjustment, key }: { actor: number; adjustment: Adjustment; key: string | null },
  time: SiteTime,
): Promise<Adjusted> {
  const adjusting = (tx: Tx) => adjustAndAnswer(tx, actor, adjustment, time)
  if (key === null) return db.transact(adjusting)
  return db.transact((tx) =>
    onceOnly(tx, { uid: actor, key, call: { adjustments: adjustment }, now: time.now }, () => adjusting(tx)),
  )
}

async function adjustAndAnswer(tx: Tx, actor: number, adjustment: Adjustment, time: SiteTime): Promise<Adjusted> {
  const { entry } = await adjustBy(tx, { ...adjustment, actor, key: `adjustment:${randomUUID()}` }, time)
  const { id, uid, amount, balance_after, at, reason } = entry
  const kind = amount > 0 ? 'manual_credit' : 'manual_debit'
  return {
    entry: { id, uid, kind, amount, balance_after, at, actor, reason },
    wallet: await walletOf(tx, uid, time),
  }
}
