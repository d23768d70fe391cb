import { z } from 'zod'

const Count = z.int().min(0)

/** The points that rules would have given in the last 90 days. */
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
  /** How many times a cap reduced the points of the rule, also to nothing. */
  capped: Count,
})
export type RulesSimulation = z.infer<typeof RulesSimulation>
