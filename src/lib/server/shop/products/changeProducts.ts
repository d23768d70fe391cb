import type { BulkAction, ProductBulkResult } from '#shared/contract/products.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { productRow } from './readProducts.ts'
import { changeProduct } from './saveProduct.ts'

const statusAfter = { pause: 'paused', activate: 'active', archive: 'archived' } as const

/** Takes one step with each product. A refusal of one product does not stop the others. */
export async function changeProducts(
  db: Database,
  { action, ids }: { action: BulkAction; ids: readonly number[] },
  now: Date,
): Promise<ProductBulkResult[]> {
  const results: ProductBulkResult[] = []
  for (const id of new Set(ids)) results.push(await takeStep(db, { action, id }, now))
  return results
}

async function takeStep(
  db: Database,
  { action, id }: { action: BulkAction; id: number },
  now: Date,
): Promise<ProductBulkResult> {
  try {
    const { revision } = await productRow(db.reader, id)
    const { status } = await changeProduct(db, id, { revision, status: statusAfter[action] }, now)
    return { id, ok: true, error: null, status }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id, ok: false, error: error.problems[0]?.code ?? 'refused', status: null }
  }
}
