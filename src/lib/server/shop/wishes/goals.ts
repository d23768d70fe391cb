import type { ShopCard } from '#shared/contract/shelf.ts'
import { toInstant } from '#shared/instant.ts'
import type { Database, Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import { goalProduct } from '../shelf/marks.ts'
import { onShelfAmong } from '../shelf/onShelf.ts'
import { shopCards } from '../shelf/shopCards.ts'
import { shelfRow } from '../shelf/shelfProduct.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { refuseUsedUp } from './refuseUsedUp.ts'

/** The product that a learner saves for. */
export interface Goal {
  product: ShopCard
  /** The learner's balance. */
  points: number
  /** The missing points; 0 if the balance is enough. */
  missing: number
}

/**
 * Sets the learner's goal, in place of any other goal.
 * @throws Refusal 404 if the learner cannot see the product in the shop, 409 with the reason if the learner can never
 * buy it again
 */
export async function saveFor(db: Database, visit: LearnerVisit, productId: number): Promise<void> {
  const { uid } = visit.user
  await db.transact(async (tx) => {
    await refuseUsedUp(tx, visit, await shelfRow(tx, visit, productId))
    const goal = { product_id: productId, since: toInstant(visit.now), told_at: null }
    await tx
      .insertInto('saving_goals')
      .values({ uid, ...goal })
      .onConflict((held) => held.column('uid').doUpdateSet(goal).where('saving_goals.product_id', '<>', productId))
      .execute()
  })
}

/** Removes the learner's goal if it is this product. */
export async function dropGoal(db: Database, { user }: LearnerVisit, productId: number): Promise<void> {
  await db.transact((tx) =>
    tx.deleteFrom('saving_goals').where('uid', '=', user.uid).where('product_id', '=', productId).execute(),
  )
}

/** Returns the learner's goal; `null` if there is none, or if the product is no longer in the shop for this learner. */
export async function goalOf(reader: Reader, visit: LearnerVisit): Promise<Goal | null> {
  const goal = await goalProduct(reader, visit.user.uid)
  if (goal === null) return null
  const [product] = await shopCards(reader, visit, await onShelfAmong(reader, visit, [goal]))
  if (!product) return null
  const points = await balanceOf(reader, visit.user.uid, visit.now)
  return { product, points, missing: Math.max(0, product.price - points) }
}
