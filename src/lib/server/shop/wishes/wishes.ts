import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { shelfRow } from '../shelf/shelfProduct.ts'
import { stockOf } from '../stock/stockOf.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * The learner wants to be told when a product is back.
 * @throws Refusal 404 for what does not stand on the learner's shelf, 409 `in_stock` for what is there
 */
export async function wish(db: Database, visit: LearnerVisit, productId: number): Promise<void> {
  await db.transact(async (tx) => {
    const product = await shelfRow(tx, visit, productId)
    if ((await stockOf(tx, [product], { upTo: 1 })).get(productId) !== 0) {
      throw conflict(msg('There are still pieces of this left.'), 'in_stock')
    }
    await tx
      .insertInto('stock_wishes')
      .values({ uid: visit.user.uid, product_id: productId, since: toInstant(visit.now) })
      .onConflict((held) => held.columns(['product_id', 'uid']).doNothing())
      .execute()
  })
}

/** The learner does not want to be told any more. */
export async function unwish(db: Database, { user }: LearnerVisit, productId: number): Promise<void> {
  await db.transact((tx) =>
    tx.deleteFrom('stock_wishes').where('uid', '=', user.uid).where('product_id', '=', productId).execute(),
  )
}
