import { sql } from 'kysely'
import { tryLocking } from '../../db/tryLocking.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/**
 * Locks free codes of a product until the transaction ends; `null` if there are too few. For a single code, codes that
 * another transaction has locked are skipped. For several codes, or if none is unlocked, it waits for the other
 * transactions; all of them lock codes in the same order.
 */
export async function holdCodes(tx: Tx, productId: number, quantity: number): Promise<number[] | null> {
  const free = freeCodes(tx, productId, quantity)
  if (dialectOf(tx) === 'sqlite') return enough(await free.execute(), quantity)
  const one = () => holdFreeCode(tx, productId)
  return (quantity === 1 && (await tryLocking(tx, one))) || enough(await free.forUpdate().execute(), quantity)
}

/** Locks a code that no other transaction has locked, on PostgreSQL; `null` if there is none. */
export async function holdFreeCode(tx: Tx, productId: number): Promise<number[] | null> {
  return enough(await freeCodes(tx, productId, 1).forUpdate().skipLocked().execute(), 1)
}

function freeCodes(tx: Tx, productId: number, quantity: number) {
  return tx
    .selectFrom('voucher_codes')
    .select('id')
    .where('product_id', '=', productId)
    .where('state', '=', sql.lit('free'))
    .orderBy('id')
    .limit(quantity)
}

/** Reserves codes for an order line. The buyer does not see them yet. */
export async function keepCodes(tx: Tx, ids: readonly number[], orderLineId: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('voucher_codes')
    .set({ state: 'held', order_line_id: orderLineId })
    .where('id', 'in', ids)
    .where('state', '=', sql.lit('free'))
    .execute()
}

/** Issues the reserved codes of an order line: from now on the buyer sees them. */
export async function showCodes(tx: Tx, orderLineId: number): Promise<string[]> {
  const shown = await tx
    .updateTable('voucher_codes')
    .set({ state: 'issued' })
    .where('order_line_id', '=', orderLineId)
    .where('state', '=', 'held')
    .returning(['id', 'code'])
    .execute()
  return shown.toSorted((a, b) => a.id - b.id).map(({ code }) => code)
}

/** Releases the codes of order lines: issued codes become void, reserved codes become free. */
export async function endCodes(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
  const codes = tx.updateTable('voucher_codes').where('order_line_id', 'in', orderLineIds)
  await codes.set({ state: 'void' }).where('state', '=', 'issued').execute()
  await codes.set({ state: 'free', order_line_id: null }).where('state', '=', 'held').execute()
}

function enough(held: readonly { id: number }[], quantity: number): number[] | null {
  return held.length === quantity ? held.map(({ id }) => id) : null
}
