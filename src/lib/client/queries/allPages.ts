import type { QueryValues } from '#shared/contract/query.ts'
import { type Answered, type CallOptions, call } from '../api.ts'

/** Lists that are needed whole are read in pages of this size (specification, section 9). */
export const PAGE_SIZE = 100

type Ask = (path: string, options: CallOptions) => Promise<Answered>

/**
 * Reads a list to its end, page after page.
 * @param ask makes one call; the page's own unless a test says otherwise
 * @throws ApiError when the server refused a page
 */
export async function allPages(
  path: string,
  { query = {}, signal }: { query?: QueryValues; signal?: AbortSignal } = {},
  ask: Ask = call,
): Promise<unknown[]> {
  const items: unknown[] = []
  for (let page = 0; ; page++) {
    const { data, meta } = await ask(path, {
      query: { ...query, limit: PAGE_SIZE, page },
      whole: false,
      ...(signal && { signal }),
    })
    if (Array.isArray(data)) items.push(...data)
    if (page + 1 >= Number(meta?.totalPages ?? 1)) return items
  }
}
