import { sql } from 'kysely'
import { tryLocking } from '../../db/tryLocking.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/**
 * Keeps free codes of a product from everyone else until the transaction ends; `null` where there are fewer. One code
 * is the first that nobody has in hand; for several, and for the last, whoever is undecided is waited for, in the same
 * order by all.
 */
export async function holdCodes(tx: Tx, productId: number, quantity: number): Promise<number[] | null> {
  const free = tx
    .selectFrom('voucher_codes')
    .select('id')
    .where('product_id', '=', productId)
    .where('state', '=', sql.lit('free'))
    .orderBy('id')
    .limit(quantity)
  if (dialectOf(tx) === 'sqlite') return enough(await free.execute(), quantity)
  const one = async () => enough(await free.forUpdate().skipLocked().execute(), 1)
  return (quantity === 1 && (await tryLocking(tx, one))) || enough(await free.forUpdate().execute(), quantity)
}

/** Keeps codes for an order line, whose buyer does not see them yet. */
export async function keepCodes(tx: Tx, ids: readonly number[], orderLineId: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('voucher_codes')
    .set({ state: 'held', order_line_id: orderLineId })
    .where('id', 'in', ids)
    .where('state', '=', sql.lit('free'))
    .execute()
}

/** Issues the codes that are kept for an order line: from now on its buyer sees them. */
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

/** Ends the codes of order lines: a code that nobody has seen is free again, any other is void. */
export async function endCodes(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
  const codes = tx.updateTable('voucher_codes').where('order_line_id', 'in', orderLineIds)
  await codes.set({ state: 'void' }).where('state', '=', 'issued').execute()
  await codes.set({ state: 'free', order_line_id: null }).where('state', '=', 'held').execute()
}

function enough(held: readonly { id: number }[], quantity: number): number[] | null {
  return held.length === quantity ? held.map(({ id }) => id) : null
}
