import { z } from 'zod'
import { Id, MAX_ID, Page } from './common.ts'

export const Organization = z.strictObject({ id: Id, name: z.string() })
export type Organization = z.infer<typeof Organization>

/** A list of terms. `name` is its key in filters of trainings, `taxonomy` its key in lists of terms. */
export const Vocabulary = z.strictObject({
  type: z.literal('taxonomy'),
  name: z.string(),
  taxonomy: z.string(),
  /** In the user's language. */
  label: z.string(),
})
export type Vocabulary = z.infer<typeof Vocabulary>

export const Term = z.strictObject({
  tid: Id,
  /** In the user's language. */
  name: z.string(),
  /** 0 at the top. */
  parent: z.int().min(0),
  weight: z.int(),
  vocabulary: z.string(),
})
export type Term = z.infer<typeof Term>

export const TermFilter = z.object({
  /** The vocabulary; all if omitted. */
  machine_name: z.string().max(100).optional(),
  /** Terms directly under this one; 0: those at the top. */
  parent: z.coerce.number().int().min(0).max(MAX_ID).optional(),
  ...Page.shape,
})
export type TermFilter = z.infer<typeof TermFilter>
