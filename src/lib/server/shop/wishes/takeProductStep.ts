import { z } from 'zod'
import { type ProductStep, productSteps } from '#shared/shop/steps.ts'
import type { Database } from '../../db/database.ts'
import { saveFor } from './goals.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { unwish, wish } from './wishes.ts'

/** The buttons of a product, as forms send them; `back` is the page of the shop to come back to. */
export const ProductForm = z.object({ step: z.enum(productSteps), back: z.string().optional() })

/** @throws Refusal 404 for what does not stand on the learner's shelf */
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
