import { toInstant } from '#shared/contract/time.ts'
import type { Attempts } from '../../db/attempts.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import { notifyAboutProduct, type SiteLocale } from './notifyAboutProduct.ts'
import type { WaitingJob } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'

/** Goals per query, so that no query takes long. */
const BATCH = 1000

/** Notifies every learner who can now afford and buy their goal. Returns the number of new notifications. */
export async function notifySavers(
  { db, clock, signal }: WaitingJob,
  { attempt }: Attempts,
  locale: SiteLocale,
): Promise<number> {
  let notified = 0
  for (let goals = await goalsToCheck(db.reader, 0); goals.length > 0;) {
    const ids = [...new Set(goals.map(({ product_id }) => product_id))]
    const purchasable = new Set(await purchasableNow(db.reader, ids, toInstant(clock())))
    for (const { uid, product_id: productId, since, price } of goals) {
      signal?.throwIfAborted()
      if (!purchasable.has(productId)) continue
      const now = clock()
      const message = { uid, productId, type: 'goal_affordable', since } as const
      const isNew = await attempt(async () => {
        if ((await balanceOf(db.reader, uid, now)) < price) return false
        return notifyAboutProduct(db, message, { ...locale, now }, async (tx, isDue) => {
          if (!isDue) return false
          const { numUpdatedRows } = await tx
            .updateTable('saving_goals')
            .set({ told_at: toInstant(now) })
            .where('uid', '=', uid)
            .where('product_id', '=', productId)
            .where('since', '=', since)
            .where('told_at', 'is', null)
            .executeTakeFirstOrThrow()
          return numUpdatedRows > 0n
        })
      })
      notified += isNew ? 1 : 0
    }
    goals = await goalsToCheck(db.reader, goals.at(-1)?.uid ?? Number.MAX_SAFE_INTEGER)
  }
  return notified
}

/**
 * Goals that the stored wallet may afford. Pending points count here, because they may have become available since the
 * wallet was last opened. `balanceOf` then decides.
 */
function goalsToCheck(reader: Reader, afterUid: number) {
  return reader
    .selectFrom('saving_goals')
    .innerJoin('products', 'products.id', 'saving_goals.product_id')
    .innerJoin('wallets', 'wallets.uid', 'saving_goals.uid')
    .select(['saving_goals.uid', 'product_id', 'since', 'products.price'])
    .where('told_at', 'is', null)
    .where('products.status', '=', 'active')
    .where((eb) => eb(eb('wallets.points', '+', eb.ref('wallets.pending')), '>=', eb.ref('products.price')))
    .where('saving_goals.uid', '>', afterUid)
    .orderBy('saving_goals.uid')
    .limit(BATCH)
    .execute()
}
