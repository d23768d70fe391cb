import { z } from 'zod'
import { Day, Id } from './common.ts'

const Count = z.int().min(0)

/** The points that rules would have given in the last 90 days, whatever their dates. */
export const RulesOutcome = z.strictObject({
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
      /** The number of events that match the rule, whether or not a rule above takes them. */
      matching: Count,
      /** The rules above that took such events: their positions from 0, and the number of events. */
      taken_by: z.array(z.strictObject({ position: Count, times: Count })),
    }),
  ),
  /** How many times a cap reduced the points of the rule, also to nothing. */
  capped: Count,
  /** The maximum number of points of one learner. */
  highest: Count,
  /** The weeks of the site's clock, each with its Monday; the first and the last one may be incomplete. */
  weeks: z.array(z.strictObject({ start: Day, points: Count })),
})
export type RulesOutcome = z.infer<typeof RulesOutcome>

/** The learners who would have more points than under the saved rules, or those who would have fewer. */
export const LearnerChanges = z.strictObject({
  learners: Count,
  /** The difference of all of them, without a sign. */
  points: Count,
  /** Those with the largest difference. */
  most: z.array(z.strictObject({ uid: Id, full_name: z.string(), points: Count })),
})
export type LearnerChanges = z.infer<typeof LearnerChanges>

/**
 * A part of a simulation: the learners after the last one of the part before. The totals of all parts add up to the
 * whole simulation.
 */
export const RulesSimulation = z.strictObject({
  ...RulesOutcome.shape,
  /** The number of events that were replayed. */
  events: Count,
  /** The same events under the saved rules. */
  saved: RulesOutcome,
  gaining: LearnerChanges,
  losing: LearnerChanges,
  /** `after` of the next part; `null` after the last part. */
  next: Id.nullable(),
  /** The progress of the simulation after this part. */
  percent: z.int().min(0).max(100),
})
export type RulesSimulation = z.infer<typeof RulesSimulation>

export const SimulationQuery = z.object({
  /** `next` of the previous part. */
  after: z.coerce.number().pipe(Id).optional(),
})
