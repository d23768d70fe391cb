import type { z } from 'zod'
import { invalid } from '../refusal.ts'
import { problemsOf } from './problems.ts'

/**
 * Parses the input of a form or a client.
 * @throws Refusal 400 with every problem at once
 */
export function checked<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) throw invalid(problemsOf(parsed.error, sent))
  return parsed.data
}
