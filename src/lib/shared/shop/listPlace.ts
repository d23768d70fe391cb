import { readQuery } from '../contract/query.ts'
import { type TransactionFilter, TransactionsQuery } from '../contract/transactions.ts'
import { openStates } from './orderTransitions.ts'
import { LONGEST_SEARCH } from '../contract/common.ts'

/** A place in the list of transactions: filters, search, and `after` the last transaction of a page. */
export type ListPlace = TransactionFilter & { s?: string | undefined; after?: number | string | undefined }

/** The value of `state` in an address that stands for all open orders. */
export const OPEN_ORDERS = 'open'

/** Reads the place from an address. Values that cannot be read are left out, and named in `unreadable`. */
export function readListPlace(parameters: URLSearchParams): {
  place: ListPlace
  filter: TransactionFilter
  search: string
  after: number | undefined
  unreadable: string[]
} {
  const asked = readQuery(parameters)
  if (asked.state === OPEN_ORDERS) asked.state = [...openStates]
  const search = typeof asked.s === 'string' ? asked.s.trim().slice(0, LONGEST_SEARCH) : ''
  const wrong = TransactionsQuery.safeParse(asked).error?.issues ?? []
  const unreadable = [...new Set(wrong.map(({ path }) => String(path[0])))]
  for (const name of unreadable) delete asked[name]
  const { after, limit: _, ...filter } = TransactionsQuery.parse(asked)
  return { place: { ...filter, s: search, after }, filter, search, after, unreadable }
}
