import { sql } from 'kysely'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { attempt } from '../../db/attempt.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/** No statement grows without bound. */
const AT_ONCE = 500
const MAX_LENGTH = 200

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
  return (quantity === 1 && (await attempt(tx, one))) || enough(await free.forUpdate().execute(), quantity)
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

export interface Added {
  added: number
  /** Codes that were there already, or that were given twice. */
  duplicates: string[]
}

/**
 * Adds codes to a voucher. Empty lines are left out, and what is there already is told and not added again.
 * @throws Refusal 400 for a code that is too long, or a product that is no voucher
 */
export async function addCodes(tx: Tx, productId: number, codes: readonly string[]): Promise<Added> {
  const given = codes.map((code) => code.trim()).filter(Boolean)
  refuseLong(given)
  await requireVoucher(tx, productId)
  const fresh = [...new Set(given)]
  const added = new Set<string>()
  for (let from = 0; from < fresh.length; from += AT_ONCE) {
    const rows = fresh.slice(from, from + AT_ONCE).map((code) => ({ product_id: productId, code, order_line_id: null }))
    const inserted = await tx
      .insertInto('voucher_codes')
      .values(rows)
      .onConflict((held) => held.columns(['product_id', 'code']).doNothing())
      .returning('code')
      .execute()
    for (const { code } of inserted) added.add(code)
  }
  // What is added stands once for its first mention: every further one is a duplicate.
  const duplicates = given.filter((code) => !added.delete(code))
  return { added: given.length - duplicates.length, duplicates: [...new Set(duplicates)] }
}

function enough(held: readonly { id: number }[], quantity: number): number[] | null {
  return held.length === quantity ? held.map(({ id }) => id) : null
}

function refuseLong(codes: readonly string[]): void {
  const problems = codes.flatMap((code, index) =>
    code.length > MAX_LENGTH
      ? [
          {
            message: msg('Use at most {{limit}} characters.'),
            values: { limit: MAX_LENGTH },
            path: `codes[${index}]`,
            code: 'too_long',
          },
        ]
      : [],
  )
  if (problems.length > 0) throw invalid(problems)
}

async function requireVoucher(tx: Tx, productId: number): Promise<void> {
  const { type } = await tx.selectFrom('products').select('type').where('id', '=', productId).executeTakeFirstOrThrow()
  if (type !== 'voucher') {
    throw invalid([{ message: msg('Only vouchers have codes.'), path: 'type', code: 'type' }])
  }
}
