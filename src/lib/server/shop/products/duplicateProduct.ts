import type { Product } from '#shared/contract/products.ts'
import { toInstant } from '#shared/instant.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { noteRestock } from '../stock/noteRestock.ts'
import { setStock } from '../stock/setStock.ts'
import { stockOf } from '../stock/stockOf.ts'
import { noteProduct } from './noteProduct.ts'
import { keepTitles } from './productTitles.ts'
import { productRow, requireProduct } from './readProducts.ts'

/**
 * Copies a product as a draft. The columns are copied as they are: what was stored before a rule existed can be copied.
 * The copy of a voucher has no codes; the stock of other products is copied.
 * @throws Refusal 404
 */
export function duplicateProduct(db: Database, id: number, { by, now }: Change): Promise<Product> {
  return db.transact(async (tx) => {
    const row = await productRow(tx, id)
    const { id: _id, revision: _revision, tracks_stock: _tracks, restocked_at: _restocked, ...columns } = row
    const at = toInstant(now)
    const copy = await tx
      .insertInto('products')
      .values({ ...columns, status: 'draft', created: at, changed: at, changed_by: by })
      .returning(['id', 'title', 'translations'])
      .executeTakeFirstOrThrow()
    await keepTitles(tx, copy)
    const stock = row.type === 'voucher' ? null : ((await stockOf(tx, [row])).get(id) ?? null)
    if (stock !== null) await setStock(tx, copy.id, () => stock)
    if (stock) await noteRestock(tx, copy.id, now)
    const product = await requireProduct(tx, copy.id, now)
    await noteProduct(tx, { by, after: product, action: 'duplicated' }, now)
    return product
  })
}
