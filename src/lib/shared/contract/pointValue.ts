import { z } from 'zod'
import { Currency } from './currency.ts'

/** The value of one point, for the managers' figures; learners never see it. `null` in the settings: not known. */
export const PointValue = z.strictObject({
  /** In the main unit of the currency, such as 0.05 euros. */
  amount: z.number().positive().max(1_000_000),
  currency: Currency,
})
export type PointValue = z.infer<typeof PointValue>

/** Reads the value of a point from the fields of a form; `null`: the amount is empty. */
export function pointValueOf({ amount = '', currency = '' }: Record<string, string>): PointValue | null {
  const typed = amount.trim().replace(',', '.')
  if (typed === '') return null
  // Only digits: `0x10` and `1e3` are not amounts that a person writes.
  return { amount: /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN, currency: currency.trim().toUpperCase() }
}
