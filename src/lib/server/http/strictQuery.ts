import { z } from 'zod'

/**
 * The schema of a query that refuses names that it does not know: a mistyped filter must not return everything. A call
 * without a query knows no name. Only a schema with `catchall`, such as the filter of trainings, takes other names.
 */
export function strictQuery(query: z.ZodType = z.object({})): z.ZodType {
  if (!(query instanceof z.ZodObject) || query.def.catchall) return query
  // Every address can name the language of its answer, which the middleware reads.
  return 'language' in query.shape ? query.strict() : query.extend({ language: z.string().optional() }).strict()
}
