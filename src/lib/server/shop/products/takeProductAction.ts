import { z } from 'zod'
import { PathId } from '#shared/contract/common.ts'
import { productActionIds, productActions } from '#shared/shop/productActions.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { duplicateProduct } from './duplicateProduct.ts'
import { changeProduct } from './saveProduct.ts'

/** The form of a row of the managers' list: one action with one product. */
export const ProductRowForm = z.object({
  id: PathId,
  revision: PathId,
  action: z.enum([...productActionIds, 'duplicate']),
})

/**
 * Takes the action; returns the product that it changed, or the copy that it made.
 * @throws Refusal as `changeProduct` and `duplicateProduct`
 */
export async function takeProductAction(
  db: Database,
  { id, revision, action }: z.infer<typeof ProductRowForm>,
  { by, now }: Change,
): Promise<{ changed: number } | { copied: number }> {
  if (action === 'duplicate') return { copied: (await duplicateProduct(db, id, { by, now })).id }
  await changeProduct(db, id, { revision, status: productActions[action].status }, { by, now })
  return { changed: id }
}
