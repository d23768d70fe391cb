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
 * Takes the step; returns the id of the copy, if it makes one.
 * @throws Refusal as `changeProduct` and `duplicateProduct`
 */
export async function takeProductRowStep(
  db: Database,
  { id, revision, step }: z.infer<typeof ProductRowForm>,
  now: Date,
): Promise<{ copy: number | null }> {
  if (step === 'duplicate') return { copy: (await duplicateProduct(db, id, now)).id }
  await changeProduct(db, id, { revision, status: statuses[step] }, now)
  return { copy: null }
}
