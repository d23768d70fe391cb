import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import type { Waiting } from './notifyWaiting.ts'
import { type Place, tellFor } from './notifyFor.ts'

/** So many are looked at in one query: none of them takes long, however many save. */
const AT_ONCE = 1000

/** Tells everybody whose points are enough for what they save for. */
export async function tellSavers({ db, clock, signal }: Waiting, place: Place): Promise<number> {
  let told = 0
  for (let goals = await untold(db.reader, 0); goals.length > 0;) {
    for (const { uid, product_id: productId, since, ...goal } of goals) {
      signal?.throwIfAborted()
      // The wallet's number first, which costs nothing more; then what of it is really there at this moment.
      if (goal.points < goal.price || (await balanceOf(db.reader, uid, clock())) < goal.price) continue
      const now = clock()
      const message = { uid, productId, type: 'goal_affordable', since } as const
      const isNew = await tellFor(db, message, { ...place, now }, async (tx, isTold) => {
        if (!isTold) return
        await tx
          .updateTable('saving_goals')
          .set({ told_at: toInstant(now) })
          .where('uid', '=', uid)
          .execute()
      })
      told += isNew ? 1 : 0
    }
    goals = await untold(db.reader, goals.at(-1)?.uid ?? Number.MAX_SAFE_INTEGER)
  }
  return told
}

function untold(reader: Reader, afterUid: number) {
  return reader
    .selectFrom('saving_goals')
    .innerJoin('products', 'products.id', 'saving_goals.product_id')
    .innerJoin('wallets', 'wallets.uid', 'saving_goals.uid')
    .select(['saving_goals.uid', 'product_id', 'since', 'products.price', 'wallets.points'])
    .where('told_at', 'is', null)
    .where('products.status', '=', 'active')
    .where('saving_goals.uid', '>', afterUid)
    .orderBy('saving_goals.uid')
    .limit(AT_ONCE)
    .execute()
}
