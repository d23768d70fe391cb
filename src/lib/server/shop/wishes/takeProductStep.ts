import { z } from 'zod'
import { type ProductStep, productSteps } from '#shared/shop/productSteps.ts'
import type { Database } from '../../db/database.ts'
import { saveFor } from './goals.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { unwish, wish } from './wishes.ts'

/** The form of a product's buttons; `back` is the page of the shop to return to. */
export const ProductForm = z.object({ step: z.enum(productSteps), back: z.string().optional() })

/** @throws Refusal 404 if the learner cannot see the product in the shop */
export async function takeProductStep(
  db: Database,
  visit: LearnerVisit,
  productId: number,
  step: ProductStep,
): Promise<void> {
  switch (step) {
    case 'save':
      return saveFor(db, visit, productId)
    case 'drop':
      return saveFor(db, visit, null)
    case 'wish':
      return wish(db, visit, productId)
    case 'unwish':
      return unwish(db, visit, productId)
  }
}
