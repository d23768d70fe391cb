import { controlCharacter, isPlainText } from '#shared/contract/plainText.ts'
import { type AddedVoucherCodes, MAX_CODE_LENGTH, MAX_CODES_ELSEWHERE } from '#shared/contract/voucherCodes.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { noteRestock } from '../stock/noteRestock.ts'
import { type CodeElsewhere, codesElsewhere } from './codesElsewhere.ts'
import { productRow } from './readProducts.ts'

/** Codes per statement, to limit its size. */
const AT_ONCE = 500

/**
 * Adds codes to a voucher, all or none. Empty lines are ignored. Codes that already exist are reported and not added
 * again. Codes that other products have are added, but reported: one code may be sold to two buyers. A dry run returns
 * the same result and adds nothing.
 * @throws Refusal 404; 400 for codes that are too long or have control characters, or for a product that is not a voucher
 */
export function importCodes(
  db: Database,
  productId: number,
  codes: readonly string[],
  { by, now, dryRun = false }: Change & { dryRun?: boolean },
): Promise<AddedVoucherCodes> {
  return db.transact(async (tx) => {
    const { type, title } = await productRow(tx, productId)
    const problems = [...requireVoucher(type), ...problemsOfEach(codes)]
    if (problems.length > 0) throw invalid(problems)
    const trimmed = codes.map((code) => code.trim()).filter(Boolean)
    const unique = [...new Set(trimmed)]
    const added = new Set<string>()
    const elsewhere: CodeElsewhere[] = []
    for (let from = 0; from < unique.length; from += AT_ONCE) {
      const batch = unique.slice(from, from + AT_ONCE)
      const fresh = dryRun ? await newCodesOf(tx, productId, batch) : await insertNew(tx, productId, batch)
      for (const code of fresh) added.add(code)
      const fromBatch = batch.filter((code) => added.has(code))
      elsewhere.push(...(await codesElsewhere(tx, productId, fromBatch)))
    }
    const count = added.size
    if (count > 0 && !dryRun) {
      await noteRestock(tx, productId, now)
      const subject = { type: 'codes', id: productId, label: title } as const
      await noteChange(tx, { actor: by, action: 'imported', subject, after: { added: count } }, now)
    }
    // `delete` succeeds for the first mention of an added code, so only repeated and existing codes remain.
    const duplicates = trimmed.filter((code) => !added.delete(code))
    return {
      added: count,
      duplicates: [...new Set(duplicates)],
      ...(elsewhere.length > 0 && {
        elsewhere: { count: elsewhere.length, codes: elsewhere.slice(0, MAX_CODES_ELSEWHERE) },
      }),
    }
  })
}

async function insertNew(tx: Tx, productId: number, codes: readonly string[]): Promise<string[]> {
  const inserted = await tx
    .insertInto('voucher_codes')
    .values(codes.map((code) => ({ product_id: productId, code, order_line_id: null })))
    .onConflict((held) => held.columns(['product_id', 'code']).doNothing())
    .returning('code')
    .execute()
  return inserted.map(({ code }) => code)
}

async function newCodesOf(tx: Tx, productId: number, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('voucher_codes')
    .select('code')
    .where('product_id', '=', productId)
    .where('code', 'in', codes)
    .execute()
  const known = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => !known.has(code))
}

function problemsOfEach(codes: readonly string[]): Refused[] {
  const tooLong = { message: msg('Use at most {{limit}} characters.'), values: { limit: MAX_CODE_LENGTH } }
  return codes.flatMap((code, index): Refused[] => {
    const path = `codes[${index}]`
    if (code.trim().length > MAX_CODE_LENGTH) return [{ ...tooLong, path, code: 'too_long' }]
    return isPlainText(code) && !/[\t\r\n]/.test(code.trim())
      ? []
      : [{ message: controlCharacter, path, code: 'format' }]
  })
}

function requireVoucher(type: string): Refused[] {
  return type === 'voucher' ? [] : [{ message: msg('Only vouchers have codes.'), path: 'type', code: 'type' }]
}
