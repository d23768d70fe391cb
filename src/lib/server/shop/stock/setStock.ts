import type { Tx } from '../../db/database.ts'
import { SLOTS, spread } from './slots.ts'
import { lockedSlots } from './takeOffShelf.ts'

/**
 * Sets the number of pieces left of a product, and spreads them over the slots; `null`: unlimited. `decide` gets the
 * current number, which is locked until the transaction ends, and may refuse. Returns whether pieces were added.
 */
export async function setStock(
  tx: Tx,
  productId: number,
  decide: (left: number | null) => number | null,
): Promise<boolean> {
  const slots = await lockedSlots(tx, productId)
  const left = slots.length === 0 ? null : slots.reduce((sum, slot) => sum + slot.pieces, 0)
  const pieces = decide(left)
  await tx
    .updateTable('products')
    .set({ tracks_stock: pieces === null ? 0 : 1 })
    .where('id', '=', productId)
    .execute()
  if (pieces === null) {
    await tx.deleteFrom('stock_slots').where('product_id', '=', productId).execute()
    return false
  }
  // Existing rows are updated and not replaced, because other transactions may be waiting for them.
  await tx
    .insertInto('stock_slots')
    .values(spread(pieces).map((share, slot) => ({ product_id: productId, slot, pieces: share })))
    .onConflict((held) =>
      held.columns(['product_id', 'slot']).doUpdateSet((eb) => ({ pieces: eb.ref('excluded.pieces') })),
    )
    .execute()
  await tx
    .updateTable('stock_slots')
    .set({ pieces: 0 })
    .where('product_id', '=', productId)
    .where('slot', '>=', SLOTS)
    .execute()
  return left !== null && pieces > left
}
