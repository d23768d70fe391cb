import type { AddedVoucherCodes } from '#shared/contract/voucherCodes.ts'
import type { Reader } from '../../db/database.ts'

export type CodeElsewhere = NonNullable<AddedVoucherCodes['elsewhere']>['codes'][number]

/** Returns those of the codes that another product has, in their order, each with one such product. */
export async function codesElsewhere(
  reader: Reader,
  productId: number,
  codes: readonly string[],
): Promise<CodeElsewhere[]> {
  if (codes.length === 0) return []
  const rows = await reader
    .selectFrom('voucher_codes')
    .innerJoin('products', 'products.id', 'voucher_codes.product_id')
    .select(['code', 'products.id', 'products.title'])
    .where('code', 'in', codes)
    .where('product_id', '<>', productId)
    .orderBy('products.id', 'desc')
    .execute()
  // The oldest product of a code comes last and stays.
  const owners = new Map(rows.map(({ code, ...product }) => [code, product]))
  return codes.flatMap((code) => {
    const product = owners.get(code)
    return product ? [{ code, product }] : []
  })
}
