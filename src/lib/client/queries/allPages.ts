import type { QueryValues } from '#shared/contract/query.ts'
import { type Answered, type CallOptions, call, withRetries } from '../api.ts'

/** Lists that are needed whole are read in pages of this size (specification, section 9). */
export const PAGE_SIZE = 100

type Ask = (path: string, options: CallOptions) => Promise<Answered>

/**
 * Reads a list to its end, page after page. A page that fails is only logged, and what was read before it is the
 * result (specification, section 8).
 * @param ask makes one call; the page's own unless a test says otherwise
 */
export async function allPages(
  path: string,
  { query = {}, signal }: { query?: QueryValues; signal?: AbortSignal } = {},
  ask: Ask = (path, options) => withRetries(() => call(path, options)),
): Promise<unknown[]> {
  const items: unknown[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    try {
      const options = { query: { ...query, limit: PAGE_SIZE, page }, whole: false, ...(signal && { signal }) }
      const { data, meta } = await ask(path, options)
      if (Array.isArray(data)) items.push(...data)
      pages = Number(meta?.totalPages ?? 1)
    } catch (error) {
      // A cancelled query is no failure: its result is not used.
      if (signal?.aborted) throw error
      console.warn(`Page ${page} of ${path} could not be read.`, error)
      break
    }
  }
  return items
}
