import { sql } from 'kysely'
import { tryLocking } from '../../db/tryLocking.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { holdCodes, holdFreeCode } from './codes.ts'
import type { Stocked } from './slots.ts'

/** The result: for a voucher the ids of its locked codes. They are reserved once there is an order line. */
export interface Taken {
  codes: number[]
}

/**
 * Takes pieces of a product out of stock; `null` if there are too few. The count stays exact when many buy at the same
 * time: for the last pieces it waits until the other purchases are committed or rolled back.
 * @param buyer the id of the buyer; purchases of different buyers wait for different slots
 */
export async function takeOffShelf(
  tx: Tx,
  product: Stocked,
  { quantity, buyer }: { quantity: number; buyer: number },
): Promise<Taken | null> {
  if (product.type === 'voucher') {
    const codes = await holdCodes(tx, product.id, quantity)
    return codes && { codes }
  }
  if (product.tracks_stock === 0 || (await takePieces(tx, { id: product.id, quantity }, buyer))) return { codes: [] }
  return null
}

/** There are no pieces that no other purchase has locked, or too few. */
export class NoneFree extends Error {}

/** Whether pieces can be taken without waiting for other purchases: several codes are locked in one order. */
export function canBeFree({ type }: Pick<Stocked, 'type'>, quantity: number): boolean {
  return type !== 'voucher' || quantity === 1
}

/**
 * Takes pieces that no other purchase has locked, on PostgreSQL. It waits for nobody, so it may run beside other
 * statements.
 * @throws NoneFree if there are too few: then the transaction must roll back, because it may have locked some
 */
export async function takeFree(tx: Tx, product: Stocked, quantity: number): Promise<Taken> {
  if (product.type === 'voucher') {
    const codes = canBeFree(product, quantity) ? await holdFreeCode(tx, product.id) : null
    if (!codes) throw new NoneFree()
    return { codes }
  }
  if (product.tracks_stock !== 0 && !(await takeFromFree(tx, { id: product.id, quantity }))) throw new NoneFree()
  return { codes: [] }
}

/** On PostgreSQL it tries an unlocked slot first, then waits for one slot, and only then waits for all slots. */
async function takePieces(tx: Tx, pieces: Pieces, buyer: number): Promise<boolean> {
  return (
    (await tryLocking(tx, () => takeFromFree(tx, pieces))) ||
    (dialectOf(tx) === 'postgres' && (await tryLocking(tx, () => takeFromOne(tx, pieces, buyer)))) ||
    takeFromSeveral(tx, pieces)
  )
}

/** Pieces of one product. */
interface Pieces {
  id: number
  quantity: number
}

/** Takes from the fullest unlocked slot, so that the slots empty evenly. */
async function takeFromFree(tx: Tx, pieces: Pieces): Promise<true | null> {
  return (await takeFromFreeStatement.run(tx, pieces)) > 0 ? true : null
}

const takeFromFreeStatement = statement((tx: Tx, pieces: Given<Pieces>) =>
  takingFrom(tx, pieces).where('slot', '=', dialectOf(tx) === 'sqlite' ? fullestOf(pieces) : freeOf(tx, pieces)),
)

/** SQLite takes `slot` from the row with the maximum. To sort the slots takes several times as long. */
function fullestOf({ id, quantity }: Given<Pieces>) {
  return sql<number>`(select slot from (
    select slot, max(pieces) from stock_slots where product_id = ${id} and pieces >= ${quantity}))`
}

function freeOf(tx: Tx, pieces: Given<Pieces>) {
  return slotsWith(tx, pieces).orderBy('pieces', 'desc').limit(sql.lit(1)).forUpdate().skipLocked()
}

/** The buyer's id selects the slot, so that waiting purchases spread over the slots. */
async function takeFromOne(tx: Tx, pieces: Pieces, buyer: number): Promise<true | null> {
  const slots = await slotsWith(tx, pieces).orderBy('slot').execute()
  const chosen = slots[buyer % slots.length]
  if (!chosen) return null
  const { numUpdatedRows } = await takingFrom(tx, pieces).where('slot', '=', chosen.slot).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? true : null
}

function slotsWith(tx: Tx, { id, quantity }: Pieces | Given<Pieces>) {
  return tx.selectFrom('stock_slots').select('slot').where('product_id', '=', id).where('pieces', '>=', quantity)
}

/** Takes all pieces from one slot, if it still has enough once it is locked. */
function takingFrom(tx: Tx, { id, quantity }: Pieces | Given<Pieces>) {
  return tx
    .updateTable('stock_slots')
    .set((eb) => ({ pieces: eb('pieces', '-', quantity) }))
    .where('product_id', '=', id)
    .where('pieces', '>=', quantity)
}

/** Takes pieces from several slots. It locks all slots first, in order, so the sum is exact. */
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

/** Reads the slots of a product and locks them until the transaction ends. */
export function lockedSlots(tx: Tx, id: number): Promise<{ slot: number; pieces: number }[]> {
  return tx
    .selectFrom('stock_slots')
    .select(['slot', 'pieces'])
    .where('product_id', '=', id)
    .orderBy('slot')
    .$if(dialectOf(tx) === 'postgres', (slots) => slots.forUpdate())
    .execute()
}
