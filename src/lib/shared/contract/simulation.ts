import { z } from 'zod'

const Count = z.int().min(0)

/** What rules would have given in the last 90 days, had they been in force. */
export const RulesSimulation = z.strictObject({
  learners: Count,
  points: Count,
  /** In the order of the rules. */
  by_rule: z.array(
    z.strictObject({
      /** `null` for a rule that was never saved. */
      id: z.string().nullable(),
      name: z.string(),
      times: Count,
      learners: Count,
      points: Count,
    }),
  ),
  /** How many times a cap let through less than the rule says, or nothing. */
  capped: Count,
})
export type RulesSimulation = z.infer<typeof RulesSimulation>
