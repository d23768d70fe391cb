import { setImmediate as nextTurn } from 'node:timers/promises'
import { toInstant } from '#shared/instant.ts'
import type { Attempts } from '../../db/attempts.ts'
import { balanceOf } from '../../points/wallet.ts'
import { dueGoals, waitingGoalProducts } from './dueGoals.ts'
import { notifyAboutProduct, type SiteLocale } from './notifyAboutProduct.ts'
import type { WaitingJob } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'

/** Notifies every learner who can now afford and buy their goal. Returns the number of new notifications. */
export async function notifySavers(
  { db, clock, signal }: WaitingJob,
  { attempt }: Attempts,
  locale: SiteLocale,
): Promise<number> {
  let notified = 0
  const at = toInstant(clock())
  const purchasable = await purchasableNow(db.reader, await waitingGoalProducts(db.reader), at)
  for await (const goals of dueGoals(db.reader, { purchasable, at, timeZone: locale.timeZone })) {
    for (const { uid, product_id: productId, since, price } of goals) {
      signal?.throwIfAborted()
      const now = clock()
      const message = { uid, productId, type: 'goal_affordable', since } as const
      const isNew = await attempt(async () => {
        if ((await balanceOf(db.reader, uid, now)) < price) return false
        return notifyAboutProduct(db, message, { ...locale, now }, async (tx) => {
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
    // On SQLite, the event loop waits for the queries.
    await nextTurn()
  }
  return notified
}
