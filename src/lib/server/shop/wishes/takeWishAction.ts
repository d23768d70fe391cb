import { z } from 'zod'
import { type WishAction, wishActions } from '#shared/shop/wishActions.ts'
import type { Database } from '../../db/database.ts'
import { dropGoal, saveFor } from './goals.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { unwish, wish } from './wishes.ts'

/** The form of a product's buttons; `back` is the page of the shop to return to. */
export const WishForm = z.object({ action: z.enum(wishActions), back: z.string().optional() })

/**
 * @throws Refusal 404 if the learner cannot see the product in the shop, 409 if the learner can never buy it again, or
 * if the product of the wish is in stock
 */
export async function takeWishAction(
  db: Database,
  visit: LearnerVisit,
  productId: number,
  action: WishAction,
): Promise<void> {
  switch (action) {
    case 'save':
      return saveFor(db, visit, productId)
    case 'drop':
      return dropGoal(db, visit, productId)
    case 'wish':
      return wish(db, visit, productId)
    case 'unwish':
      return unwish(db, visit, productId)
  }
}
