import { z } from 'zod'
import { Id, KeysetMeta, KeysetPage } from './common.ts'

export const voucherCodeStates = ['free', 'held', 'issued', 'void'] as const

/** The maximum number of codes in one call. */
export const MAX_CODES_PER_CALL = 10_000

/** In characters. */
export const MAX_CODE_LENGTH = 200

/** The maximum number of codes of other products that an answer names. */
export const MAX_CODES_ELSEWHERE = 10

/** A voucher code as the shop managers see it. */
export const VoucherCode = z.strictObject({
  id: Id,
  code: z.string(),
  /** `free`; `held` for a waiting order; `issued`: its buyer can see it; `void`: it can no longer be used. */
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
  codes: z.array(z.string()).min(1).max(MAX_CODES_PER_CALL),
  /** Only reports the codes that would be added. */
  dry_run: z.boolean().default(false),
})

export const AddedVoucherCodes = z.strictObject({
  added: z.int().min(0),
  /** Codes that already existed, or that were sent twice. */
  duplicates: z.array(z.string()),
  /** The added codes that other products have, too; missing if there are none. */
  elsewhere: z
    .strictObject({
      count: z.int().min(1),
      /** The first of them, each with one of the products. */
      codes: z
        .array(z.strictObject({ code: z.string(), product: z.strictObject({ id: Id, title: z.string() }) }))
        .max(MAX_CODES_ELSEWHERE),
    })
    .optional(),
})
export type AddedVoucherCodes = z.infer<typeof AddedVoucherCodes>
