import { z } from 'zod'

/** The value of one point, for the managers' figures; learners never see it. `null` in the settings: not known. */
export const PointValue = z.strictObject({
  /** In the main unit of the currency, such as 0.05 euros. */
  amount: z.number().positive().max(1_000_000),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type PointValue = z.infer<typeof PointValue>

/** Reads the value of a point from the fields of a form; `null`: the amount is empty. */
export function pointValueOf({ amount = '', currency = '' }: Record<string, string>): PointValue | null {
  if (amount.trim() === '') return null
  return { amount: Number(amount.trim().replace(',', '.')), currency: currency.trim().toUpperCase() }
}
