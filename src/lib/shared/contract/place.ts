import { z } from 'zod'
import { type QueryValues, readQuery, withQuery } from './query.ts'

/** The values of an address, and the names of those that cannot be read. */
export interface ReadPlace<Place> {
  place: Place
  unreadable: string[]
}

/**
 * Reads the place in a list from an address: filters, order and page. Each value that cannot be read is left out and named
 * in `unreadable`; the others stay. No member of the schema may be required.
 */
export function readPlace<Schema extends z.ZodObject>(
  schema: Schema,
  parameters: URLSearchParams,
): ReadPlace<z.output<Schema>> {
  const asked = readQuery(parameters)
  const read = schema.safeParse(asked)
  if (read.success) return { place: read.data, unreadable: [] }
  const unreadable = [...new Set(read.error.issues.map(({ path }) => String(path[0])))]
  for (const name of unreadable) delete asked[name]
  return { place: schema.parse(asked), unreadable }
}

/** The address of a list with changed filters or order, on its first page unless `changes` names one. */
export function placeAddress(path: string, place: QueryValues = {}, changes: QueryValues = {}): string {
  const { page: _page, after: _after, before: _before, limit: _limit, ...filters } = place
  return withQuery(path, { ...filters, ...changes })
}

/** A search of which only the beginning counts if it is longer; '' if there is none. */
export function cutSearch(longest = 200) {
  return z.preprocess((words) => (typeof words === 'string' ? words.trim().slice(0, longest) : ''), z.string())
}
