import type { Database } from '../../db/database.ts'
import { type Added, addCodes } from '../stock/codes.ts'
import { productRow } from './readProducts.ts'

/**
 * Imports codes of a voucher, all or none.
 * @throws Refusal 404; 400 as `addCodes`
 */
export function importCodes(db: Database, productId: number, codes: readonly string[]): Promise<Added> {
  return db.transact(async (tx) => {
    await productRow(tx, productId)
    return addCodes(tx, productId, codes)
  })
}
