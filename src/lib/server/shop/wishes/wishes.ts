import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { shelfRow } from '../shelf/shelfProduct.ts'
import { stockOf } from '../stock/stockOf.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { refuseUsedUp } from './refuseUsedUp.ts'

/**
 * Adds the learner to those who are notified when a sold-out product is back in stock.
 * @throws Refusal 404 if the learner cannot see the product in the shop, 409 `in_stock` if it is not sold out, or with the
 * reason if the learner can never buy it again
 */
export async function wish(db: Database, visit: LearnerVisit, productId: number): Promise<void> {
  await db.transact(async (tx) => {
    const product = await shelfRow(tx, visit, productId)
    await refuseUsedUp(tx, visit, product)
    if ((await stockOf(tx, [product], { upTo: 1 })).get(productId) !== 0) {
      throw conflict(msg('This product is in stock.'), 'in_stock')
    }
    await tx
      .insertInto('stock_wishes')
      .values({ uid: visit.user.uid, product_id: productId, since: toInstant(visit.now) })
      .onConflict((held) => held.columns(['product_id', 'uid']).doNothing())
      .execute()
  })
}

/** Removes the learner's wish for a notification. */
export async function unwish(db: Database, { user }: LearnerVisit, productId: number): Promise<void> {
  await db.transact((tx) =>
    tx.deleteFrom('stock_wishes').where('uid', '=', user.uid).where('product_id', '=', productId).execute(),
  )
}
