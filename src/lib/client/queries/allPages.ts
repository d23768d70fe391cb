import type { Calls, ListName } from '#shared/contract/calls.ts'
import { type Answered, type CallOptions, call } from '../api.ts'
import { withRetries } from '../retries.ts'

/** The page size for lists that are read completely (specification, section 9). */
export const PAGE_SIZE = 100

type Send = (name: ListName, options: CallOptions<ListName>) => Promise<Answered<unknown>>

interface ListOptions<Name extends ListName> {
  query?: Calls[Name]['query']
  signal?: AbortSignal
}

/**
 * Reads a list to its end, page after page. A page that fails is only logged, and the pages before it are the result
 * (specification, section 8).
 * @param send makes one call; tests replace it
 */
export async function allPages<Name extends ListName>(
  name: Name,
  options?: ListOptions<Name>,
  send?: Send,
): Promise<Calls[Name]['answer']>
export async function allPages(
  name: ListName,
  { query = {}, signal }: ListOptions<ListName> = {},
  send: Send = (name, options) => withRetries(() => call(name, options)),
): Promise<unknown[]> {
  const items: unknown[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    try {
      const options = { query: { ...query, limit: PAGE_SIZE, page }, whole: false, ...(signal && { signal }) }
      const { data, meta } = await send(name, options)
      if (Array.isArray(data)) items.push(...data)
      pages = Number(meta?.totalPages ?? 1)
    } catch (error) {
      // A cancelled query has not failed: its result is not used.
      if (signal?.aborted) throw error
      console.warn(`Page ${page} of ${name} could not be read.`, error)
      break
    }
  }
  return items
}
