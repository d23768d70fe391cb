import type { Tx } from '../../db/database.ts'
import { SLOTS, spread } from './slots.ts'
import { lockedSlots } from './takeOffShelf.ts'

/**
 * Sets how many pieces of a product are left, and spreads them over the slots; `null`: unlimited. `decide` gets what is
 * left, which nobody can change until the transaction ends, and may refuse.
 */
export async function setStock(
  tx: Tx,
  productId: number,
  decide: (left: number | null) => number | null,
): Promise<void> {
  const slots = await lockedSlots(tx, productId)
  const pieces = decide(slots.length === 0 ? null : slots.reduce((sum, slot) => sum + slot.pieces, 0))
  await tx
    .updateTable('products')
    .set({ tracks_stock: pieces === null ? 0 : 1 })
    .where('id', '=', productId)
    .execute()
  if (pieces === null) {
    await tx.deleteFrom('stock_slots').where('product_id', '=', productId).execute()
    return
  }
  // Rows stay where they are: whoever waits for one of them finds it, with what is in it by then.
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
}
