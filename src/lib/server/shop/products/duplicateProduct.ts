import { NewProduct, type Product } from '#shared/contract/products.ts'
import type { Database } from '../../db/database.ts'
import { findProduct } from './readProducts.ts'
import { createProductBy } from './saveProduct.ts'

/**
 * Copies a product as a draft. The copy of a voucher has no codes; the stock of other products is copied.
 * @throws Refusal 404
 */
export function duplicateProduct(db: Database, id: number, now: Date): Promise<Product> {
  return db.transact(async (tx) => {
    const {
      id: _id,
      status: _status,
      state: _state,
      revision: _revision,
      created: _created,
      ...rest
    } = await findProduct(tx, id, now)
    const { changed: _changed, stock, ...fields } = rest
    const copied = fields.type === 'voucher' ? fields : { ...fields, stock }
    const pictures = fields.images.map(({ file }) => file)
    return createProductBy(tx, NewProduct.parse({ ...copied, status: 'draft' }), now, pictures)
  })
}
