import { z } from 'zod'
import { RulesDocument } from '../points/rules.ts'
import { Id, Instant, Page } from './common.ts'

export const RulesVersionsQuery = Page
export type RulesVersionsQuery = z.infer<typeof RulesVersionsQuery>

/** The earning rules as they were saved once. */
export const RulesVersion = z.strictObject({
  revision: z.int().positive(),
  saved_at: Instant,
  /** `null` if nobody noted who saved it. */
  saved_by: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  rules: RulesDocument,
})
export type RulesVersion = z.infer<typeof RulesVersion>
