import { z } from 'zod'
import { RulesDocument } from '../points/rules.ts'
import { Id, Instant, Page } from './common.ts'

export const RulesVersionsQuery = Page
export type RulesVersionsQuery = z.infer<typeof RulesVersionsQuery>

/** One saved version of the earning rules. */
export const RulesVersion = z.strictObject({
  revision: z.int().positive(),
  saved_at: Instant,
  /** `null` if it is not known who saved it. */
  saved_by: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  rules: RulesDocument,
})
export type RulesVersion = z.infer<typeof RulesVersion>
