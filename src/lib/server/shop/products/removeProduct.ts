import type { ProductRemoval } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import type { Database, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { noteProduct } from './noteProduct.ts'
import { requireProduct } from './readProducts.ts'

/**
 * Deletes a draft without orders; archives any other product. The result says which of the two happened.
 * @throws Refusal 404
 */
export function removeProduct(db: Database, id: number, { by, now }: Change): Promise<ProductRemoval> {
  return db.transact(async (tx) => {
    const status = await lockStatus(tx, id)
    const before = await requireProduct(tx, id, now)
    if (status === 'draft' && !(await wasOrdered(tx, id))) {
      await tx.deleteFrom('products').where('id', '=', id).execute()
      await noteProduct(tx, { by, before }, now)
      return { deleted: true, status: null }
    }
    await tx
      .updateTable('products')
      .set((eb) => ({ status: 'archived', revision: eb('revision', '+', 1), changed: toInstant(now), changed_by: by }))
      .where('id', '=', id)
      .where('status', '<>', 'archived')
      .execute()
    await noteProduct(tx, { by, before, after: await requireProduct(tx, id, now) }, now)
    return { deleted: false, status: 'archived' }
  })
}

/** Waits for a change of the product by somebody else, who may activate it. */
async function lockStatus(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('products')
    .select('status')
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (product) => product.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.status
}

async function wasOrdered(tx: Tx, id: number): Promise<boolean> {
  const line = await tx.selectFrom('order_lines').select('id').where('product_id', '=', id).limit(1).executeTakeFirst()
  return line !== undefined
}
