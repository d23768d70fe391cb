import { z } from 'zod'

/** A filter of a query: one value (`uid=3`), or several in brackets (`uid[]=3&uid[]=4`). */
export function oneOrMany<T extends z.ZodType>(item: T, most = 100) {
  return z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(most)).optional()
}
