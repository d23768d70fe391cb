import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { Id, Instant } from './common.ts'
import { PlainText } from './plainText.ts'
import { Wallet } from './wallet.ts'

/** The maximum number of points of one adjustment. */
export const MAX_ADJUSTMENT = 1_000_000
export const ADJUSTMENT_REASON_LENGTH = 300

/** Points that staff add (above 0) or take (below 0) by hand. */
export const Adjustment = z.strictObject({
  uid: Id,
  amount: z
    .int()
    .min(-MAX_ADJUSTMENT)
    .max(MAX_ADJUSTMENT)
    .refine((amount) => amount !== 0, { message: msg('Add or deduct at least one point.'), params: { code: 'zero' } }),
  /** The person reads it in their wallet. */
  reason: PlainText(ADJUSTMENT_REASON_LENGTH).min(1),
})
export type Adjustment = z.infer<typeof Adjustment>

/** The new entry, and the wallet after it. */
export const Adjusted = z.strictObject({
  entry: z.strictObject({
    id: z.int().positive(),
    uid: Id,
    kind: z.enum(['manual_credit', 'manual_debit']),
    amount: z.int(),
    balance_after: z.int().min(0),
    at: Instant,
    actor: Id.nullable(),
    reason: z.string(),
  }),
  wallet: Wallet,
})
export type Adjusted = z.infer<typeof Adjusted>
