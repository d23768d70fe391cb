import { SCIM_PAGE, type ScimQuery } from './findScimUsers.ts'

const MOST_USERS = 10_000_000

/** Reads the paging of a list: a number that is too small or too large becomes the nearest one (RFC 7644, 3.4.2.4). */
export function readScimQuery(query: URLSearchParams): ScimQuery {
  return {
    filter: query.get('filter') ?? undefined,
    startIndex: within(query.get('startIndex'), { least: 1, most: MOST_USERS, usual: 1 }),
    count: within(query.get('count'), { least: 0, most: SCIM_PAGE, usual: SCIM_PAGE }),
  }
}

function within(text: string | null, { least, most, usual }: { least: number; most: number; usual: number }): number {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) ? usual : Math.min(most, Math.max(least, number))
}
