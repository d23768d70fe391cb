import { z } from 'zod'
import { RulesBody, RulesDocument } from '../points/rules.ts'

/** The values of one field of a rule that no longer exist; the rule matches nothing by them. */
export const GoneValue = z.strictObject({
  /** The field as a bracketed path: `rules[2][filters][trainings]`, `rules[0][restrictions][1]`. */
  path: z.string(),
  values: z.array(z.union([z.string(), z.int()])),
})
export type GoneValue = z.infer<typeof GoneValue>

/** The saved rules, and the values in them that no longer exist. */
export const SavedRules = RulesDocument.extend({ gone: z.array(GoneValue) })
export type SavedRules = z.infer<typeof SavedRules>

/** New rules. `gone` may come back from GET; it is ignored. */
export const RulesChange = RulesBody.extend({ gone: z.array(GoneValue).optional() }).transform(
  ({ gone: _, ...rules }) => rules,
)
