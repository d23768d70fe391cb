import type { AddedVoucherCodes } from '#shared/contract/voucherCodes.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { productRow } from './readProducts.ts'

/** No statement grows without bound. */
const AT_ONCE = 500
const MAX_LENGTH = 200

/**
 * Adds codes to a voucher, all or none. Empty lines are left out; codes that the product has already are reported and
 * not added again. A dry run answers the same and adds nothing.
 * @throws Refusal 404; 400 for codes that are too long, or a product that is no voucher
 */
export function importCodes(
  db: Database,
  productId: number,
  codes: readonly string[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<AddedVoucherCodes> {
  return db.transact(async (tx) => {
    const { type } = await productRow(tx, productId)
    const problems = [...noVoucher(type), ...tooLong(codes)]
    if (problems.length > 0) throw invalid(problems)
    const given = codes.map((code) => code.trim()).filter(Boolean)
    const unique = [...new Set(given)]
    const added = new Set<string>()
    for (let from = 0; from < unique.length; from += AT_ONCE) {
      const some = unique.slice(from, from + AT_ONCE)
      const fresh = dryRun ? await unknownOf(tx, productId, some) : await insertUnknown(tx, productId, some)
      for (const code of fresh) added.add(code)
    }
    const count = added.size
    // What is added stands once for its first mention: every further one is a duplicate.
    const duplicates = given.filter((code) => !added.delete(code))
    return { added: count, duplicates: [...new Set(duplicates)] }
  })
}

async function insertUnknown(tx: Tx, productId: number, codes: readonly string[]): Promise<string[]> {
  const inserted = await tx
    .insertInto('voucher_codes')
    .values(codes.map((code) => ({ product_id: productId, code, order_line_id: null })))
    .onConflict((held) => held.columns(['product_id', 'code']).doNothing())
    .returning('code')
    .execute()
  return inserted.map(({ code }) => code)
}

async function unknownOf(tx: Tx, productId: number, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('voucher_codes')
    .select('code')
    .where('product_id', '=', productId)
    .where('code', 'in', codes)
    .execute()
  const known = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => !known.has(code))
}

function tooLong(codes: readonly string[]): Refused[] {
  const message = msg('Use at most {{limit}} characters.')
  const values = { limit: MAX_LENGTH }
  return codes.flatMap((code, index) =>
    code.trim().length > MAX_LENGTH ? [{ message, values, path: `codes[${index}]`, code: 'too_long' }] : [],
  )
}

function noVoucher(type: string): Refused[] {
  return type === 'voucher' ? [] : [{ message: msg('Only vouchers have codes.'), path: 'type', code: 'type' }]
}
