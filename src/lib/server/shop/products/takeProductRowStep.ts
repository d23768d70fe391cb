import { z } from 'zod'
import { PathId } from '#shared/contract/common.ts'
import type { Database } from '../../db/database.ts'
import { duplicateProduct } from './duplicateProduct.ts'
import { changeProduct } from './saveProduct.ts'

const statuses = { pause: 'paused', activate: 'active', archive: 'archived', redraft: 'draft' } as const

/** The form of a row of the managers' list: one step with one product. */
export const ProductRowForm = z.object({
  id: PathId,
  revision: PathId,
  step: z.enum(['pause', 'activate', 'archive', 'redraft', 'duplicate']),
})

/**
 * Takes the step; returns the product that it changed, or the copy that it made.
 * @throws Refusal as `changeProduct` and `duplicateProduct`
 */
export async function takeProductRowStep(
  db: Database,
  { id, revision, step }: z.infer<typeof ProductRowForm>,
  now: Date,
  by?: number,
): Promise<{ changed: number } | { copied: number }> {
  if (step === 'duplicate') return { copied: (await duplicateProduct(db, id, now, by)).id }
  await changeProduct(db, id, { revision, status: statuses[step] }, now, by)
  return { changed: id }
}
