import { z } from 'zod'
import { Day } from './common.ts'

const Points = z.int().min(0)

export const Wallet = z.strictObject({
  /** Available now. */
  points: Points,
  /** Earned, and available later. */
  pending: Points,
  lifetime_earned: Points,
  spent: Points,
  expired: Points,
  next_expiry: z.strictObject({ points: Points, date: Day }).nullable(),
})
export type Wallet = z.infer<typeof Wallet>
