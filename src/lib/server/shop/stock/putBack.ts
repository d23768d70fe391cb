import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** Puts pieces back in stock. Does nothing if the product's stock is now unlimited. */
export async function putBack(tx: Tx, productId: number, quantity: number): Promise<void> {
  if (dialectOf(tx) === 'postgres' && (await putInto(tx, productId, quantity, 'free'))) return
  await putInto(tx, productId, quantity, 'first')
}

/** Uses an unlocked slot (`free`), or the `first` slot, for which it may have to wait. */
async function putInto(tx: Tx, id: number, quantity: number, which: 'free' | 'first'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_slots')
    .set((eb) => ({ pieces: eb('pieces', '+', quantity) }))
    .where('product_id', '=', id)
    .where('slot', '=', (eb) =>
      eb
        .selectFrom('stock_slots')
        .select('slot')
        .where('product_id', '=', id)
        .orderBy('slot')
        .limit(1)
        .$if(which === 'free', (slots) => slots.forUpdate().skipLocked()),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
