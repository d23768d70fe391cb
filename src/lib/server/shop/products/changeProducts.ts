import type { BulkAction, ProductBulkResult } from '#shared/contract/products.ts'
import { productActions } from '#shared/shop/productActions.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { type Explain, takeEach } from '../takeEach.ts'
import { productRow, requireProduct } from './readProducts.ts'
import { changeProduct } from './saveProduct.ts'

/** Takes one action with each product. A failure of one product does not stop the others. */
export function changeProducts(
  db: Database,
  { action, ids }: { action: BulkAction; ids: readonly number[] },
  { by, now, explain }: Change & { explain: Explain },
): Promise<ProductBulkResult[]> {
  return takeEach(ids, {
    async take(id) {
      const { revision } = await productRow(db.reader, id)
      const { state } = await changeProduct(db, id, { revision, status: productActions[action].status }, { by, now })
      return state
    },
    stateOf: async (id) => (await requireProduct(db.reader, id, now)).state,
    explain,
  })
}
