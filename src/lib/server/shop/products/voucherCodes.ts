import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type { VoucherCodesPage, VoucherCodesQuery } from '#shared/contract/voucherCodes.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { productRow } from './readProducts.ts'

/**
 * Lists the codes of a voucher, the oldest first.
 * @throws Refusal 404
 */
export async function listCodes(
  reader: Reader,
  productId: number,
  { state, after = 0, limit = KEYSET_PAGE }: VoucherCodesQuery,
): Promise<VoucherCodesPage> {
  await productRow(reader, productId)
  const rows = await reader
    .selectFrom('voucher_codes')
    .leftJoin('order_lines', 'order_lines.id', 'voucher_codes.order_line_id')
    .select(['voucher_codes.id', 'voucher_codes.code', 'voucher_codes.state', 'order_lines.order_id as order'])
    .where('voucher_codes.product_id', '=', productId)
    .where('voucher_codes.id', '>', after)
    .$if(state !== undefined, (codes) => codes.where('voucher_codes.state', '=', state!))
    .orderBy('voucher_codes.id')
    .limit(limit + 1)
    .execute()
  const data = rows.slice(0, limit)
  const isLastPage = rows.length <= limit
  const next = isLastPage ? null : String(data.at(-1)?.id)
  return { data, meta: { limit, next, isLastPage, total: null } }
}

/**
 * Makes a free code void, so that no order can get it. Does nothing if it is already void.
 * @throws Refusal 404; 409 `in_use` for a code that belongs to an order
 */
export function voidCode(db: Database, productId: number, codeId: number, { by, now }: Change): Promise<void> {
  return db.transact(async (tx) => {
    const code = tx.selectFrom('voucher_codes').where('id', '=', codeId).where('product_id', '=', productId)
    const held = await code
      .select('state')
      // Locked: a colleague may make it void at this moment.
      .$if(dialectOf(tx) === 'postgres', (codes) => codes.forUpdate())
      .executeTakeFirst()
    const { numUpdatedRows } = await tx
      .updateTable('voucher_codes')
      .set({ state: 'void' })
      .where('id', '=', codeId)
      .where('product_id', '=', productId)
      .where('order_line_id', 'is', null)
      .executeTakeFirstOrThrow()
    if (!held) throw notFound()
    if (numUpdatedRows > 0n) return noteVoid(tx, { productId, codeId, by, state: held.state }, now)
    throw conflict(msg('This code belongs to an order.'), 'in_use')
  })
}

/** The code itself is a secret. */
async function noteVoid(
  tx: Tx,
  { productId, codeId, by, state }: { productId: number; codeId: number; by: number | null; state: string },
  now: Date,
): Promise<void> {
  const subject = { type: 'codes', id: productId, label: (await productRow(tx, productId)).title } as const
  const states = { before: { [codeId]: state }, after: { [codeId]: 'void' } }
  await noteChange(tx, { actor: by, action: 'revoked', subject, ...states }, now)
}
