import { sql } from 'kysely'
import { tryLocking } from '../../db/tryLocking.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
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
  if (product.tracks_stock === 0 || (await takePieces(tx, { id: product.id, quantity }))) return { codes: [] }
  return null
}

/** On PostgreSQL others may be at the shelf too: who finds no slot free waits for one, and for all only if need be. */
async function takePieces(tx: Tx, pieces: Pieces): Promise<boolean> {
  return (
    (await tryLocking(tx, () => takeFromFree(tx, pieces))) ||
    (dialectOf(tx) === 'postgres' && (await tryLocking(tx, () => takeFromAny(tx, pieces)))) ||
    takeFromSeveral(tx, pieces)
  )
}

/** Pieces of one product. */
interface Pieces {
  id: number
  quantity: number
}

/** From the fullest slot that nobody has in hand, so that all last equally long. */
async function takeFromFree(tx: Tx, pieces: Pieces): Promise<true | null> {
  return (await takingFromFree.run(tx, pieces)) > 0 ? true : null
}

const takingFromFree = statement((tx: Tx, pieces: Given<Pieces>) => {
  const free = holding(tx, pieces)
    .orderBy('pieces', 'desc')
    .limit(sql.lit(1))
    .$if(dialectOf(tx) === 'postgres', (slots) => slots.forUpdate().skipLocked())
  return takingFrom(tx, pieces).where('slot', '=', free)
})

/** From any slot: those who wait for its holder do so in different places. */
async function takeFromAny(tx: Tx, pieces: Pieces): Promise<true | null> {
  const slots = await holding(tx, pieces).execute()
  const any = slots[Math.floor(Math.random() * slots.length)]
  if (!any) return null
  const { numUpdatedRows } = await takingFrom(tx, pieces).where('slot', '=', any.slot).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? true : null
}

function holding(tx: Tx, { id, quantity }: Pieces | Given<Pieces>) {
  return tx.selectFrom('stock_slots').select('slot').where('product_id', '=', id).where('pieces', '>=', quantity)
}

/** Takes all pieces from one slot, if it holds them by the time that they can be taken. */
function takingFrom(tx: Tx, { id, quantity }: Pieces | Given<Pieces>) {
  return tx
    .updateTable('stock_slots')
    .set((eb) => ({ pieces: eb('pieces', '-', quantity) }))
    .where('product_id', '=', id)
    .where('pieces', '>=', quantity)
}

/** Takes pieces from wherever they are. All slots are locked in their order first, so what they hold is what is left. */
async function takeFromSeveral(tx: Tx, { id, quantity }: Pieces): Promise<boolean> {
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
