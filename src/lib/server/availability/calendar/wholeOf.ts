import type { z } from 'zod'
import { problemsOf } from '#shared/contract/problems.ts'
import { invalid } from '#shared/refusal.ts'

/**
 * A thing with its changes, checked as a new one.
 * @throws Refusal 400 with all problems
 */
export function wholeOf<Schema extends z.ZodType>(schema: Schema, changed: object): z.output<Schema> {
  const { data, error } = schema.safeParse(changed)
  if (error) throw invalid(problemsOf(error, changed))
  return data as z.output<Schema>
}
