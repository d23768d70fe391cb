import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import type { Waiting } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'
import { type Place, tellFor } from './notifyFor.ts'

/** So many are looked at in one query: none of them takes long, however many save. */
const AT_ONCE = 1000

/** Tells everybody whose points are enough for what they save for, once they can buy it. */
export async function tellSavers({ db, clock, signal }: Waiting, place: Place): Promise<number> {
  let told = 0
  for (let goals = await untold(db.reader, 0); goals.length > 0;) {
    const ids = [...new Set(goals.map(({ product_id }) => product_id))]
    const purchasable = new Set(await purchasableNow(db.reader, ids, toInstant(clock())))
    for (const { uid, product_id: productId, since, price } of goals) {
      signal?.throwIfAborted()
      if (!purchasable.has(productId) || (await balanceOf(db.reader, uid, clock())) < price) continue
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

/**
 * Goals that the wallet's numbers allow. What is pending may be available by now though nobody has opened the wallet
 * since, so it counts here; the balance of the moment decides.
 */
function untold(reader: Reader, afterUid: number) {
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
    .limit(AT_ONCE)
    .execute()
}
