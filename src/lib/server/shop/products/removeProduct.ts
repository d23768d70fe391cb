import type { ProductRemoval } from '#shared/contract/products.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { productRow } from './readProducts.ts'

/**
 * Deletes a draft without orders; archives any other product. The result says which of the two happened.
 * @throws Refusal 404
 */
export function removeProduct(db: Database, id: number, now: Date): Promise<ProductRemoval> {
  return db.transact(async (tx) => {
    const { status } = await productRow(tx, id)
    if (status === 'draft' && !(await wasOrdered(tx, id))) {
      await tx.deleteFrom('products').where('id', '=', id).execute()
      return { deleted: true, status: null }
    }
    await tx
      .updateTable('products')
      .set((eb) => ({ status: 'archived', revision: eb('revision', '+', 1), changed: toInstant(now) }))
      .where('id', '=', id)
      .where('status', '<>', 'archived')
      .execute()
    return { deleted: false, status: 'archived' }
  })
}

async function wasOrdered(tx: Tx, id: number): Promise<boolean> {
  const line = await tx.selectFrom('order_lines').select('id').where('product_id', '=', id).limit(1).executeTakeFirst()
  return line !== undefined
}
