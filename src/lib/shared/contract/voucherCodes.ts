import { z } from 'zod'
import { Id, KeysetMeta, KeysetPage } from './common.ts'

export const voucherCodeStates = ['free', 'held', 'issued', 'void'] as const

/** More codes need several calls. */
export const MOST_CODES_AT_ONCE = 10_000

/** A voucher code as the managers of the shop see it. */
export const VoucherCode = z.strictObject({
  id: Id,
  code: z.string(),
  /** `free`; `held` while an order waits; `issued` once its buyer can see it; `void`: it can no longer be given. */
  state: z.enum(voucherCodeStates),
  /** The order of the code; `null`: none. */
  order: Id.nullable(),
})
export type VoucherCode = z.infer<typeof VoucherCode>

export const VoucherCodesQuery = z.object({ state: z.enum(voucherCodeStates).optional(), ...KeysetPage.shape })
export type VoucherCodesQuery = z.infer<typeof VoucherCodesQuery>

export const VoucherCodesPage = z.strictObject({ data: z.array(VoucherCode), meta: KeysetMeta })
export type VoucherCodesPage = z.infer<typeof VoucherCodesPage>

export const NewVoucherCodes = z.strictObject({
  codes: z.array(z.string()).min(1).max(MOST_CODES_AT_ONCE),
  /** Only reports the codes that would be added. */
  dry_run: z.boolean().default(false),
})

export const AddedVoucherCodes = z.strictObject({
  added: z.int().min(0),
  /** Codes that existed before, or that were given twice. */
  duplicates: z.array(z.string()),
})
export type AddedVoucherCodes = z.infer<typeof AddedVoucherCodes>
