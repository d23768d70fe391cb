import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { holdCodes } from './codes.ts'
import type { Stocked } from './slots.ts'

/** What was taken: of a voucher the codes, which are issued once there is an order line. */
export interface Taken {
  codes: number[]
}

/**
 * Takes pieces of a product off the shelf, or nothing: `null` where fewer are left. The count is exact, however many
 * buy at once: while somebody else's purchase is undecided the last pieces are waited for.
 */
export async function takeOffShelf(tx: Tx, product: Stocked, quantity: number): Promise<Taken | null> {
  if (product.type === 'voucher') {
    const codes = await holdCodes(tx, product.id, quantity)
    return codes && { codes }
  }
  if (product.tracks_stock === 0) return { codes: [] }
  const taken =
    (await takeFromOne(tx, product.id, quantity, 'free')) ||
    (dialectOf(tx) === 'postgres' && (await takeFromOne(tx, product.id, quantity, 'any'))) ||
    (await takeFromSeveral(tx, product.id, quantity))
  return taken ? { codes: [] } : null
}

/**
 * Takes all pieces from one slot that holds them: from one that nobody else has in hand, or from any, which may mean
 * to wait for its holder. Whoever waits here holds no other slot, so nobody waits in a circle.
 */
async function takeFromOne(tx: Tx, id: number, quantity: number, which: 'free' | 'any'): Promise<boolean> {
  const skipsHeld = which === 'free' && dialectOf(tx) === 'postgres'
  const { numUpdatedRows } = await tx
    .updateTable('stock_slots')
    .set((eb) => ({ pieces: eb('pieces', '-', quantity) }))
    .where('product_id', '=', id)
    .where('pieces', '>=', quantity)
    .where('slot', '=', (eb) =>
      eb
        .selectFrom('stock_slots')
        .select('slot')
        .where('product_id', '=', id)
        .where('pieces', '>=', quantity)
        // From the fullest, so that all last equally long; those who wait do so in different places.
        .orderBy(which === 'free' ? sql`pieces desc` : sql`random()`)
        .limit(1)
        .$if(skipsHeld, (slots) => slots.forUpdate().skipLocked()),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Takes pieces from wherever they are. All slots are locked in their order first, so what they hold is what is left. */
async function takeFromSeveral(tx: Tx, id: number, quantity: number): Promise<boolean> {
  const slots = await lockedSlots(tx, id)
  let missing = quantity
  const shares = slots.map(({ slot, pieces }) => {
    const share = Math.min(pieces, missing)
    missing -= share
    return { slot, share }
  })
  if (missing > 0) return false
  for (const { slot, share } of shares.filter(({ share }) => share > 0)) {
    await tx
      .updateTable('stock_slots')
      .set((eb) => ({ pieces: eb('pieces', '-', share) }))
      .where('product_id', '=', id)
      .where('slot', '=', slot)
      .execute()
  }
  return true
}

/** The slots of a product, kept from everyone else until the transaction ends. */
export function lockedSlots(tx: Tx, id: number): Promise<{ slot: number; pieces: number }[]> {
  return tx
    .selectFrom('stock_slots')
    .select(['slot', 'pieces'])
    .where('product_id', '=', id)
    .orderBy('slot')
    .$if(dialectOf(tx) === 'postgres', (slots) => slots.forUpdate())
    .execute()
}
