import { readQuery } from '../contract/query.ts'
import { type TransactionFilter, TransactionsQuery } from '../contract/transactions.ts'

/** A place in the list of transactions: filters, search, and `after` the last transaction of a page. */
export type ListPlace = TransactionFilter & { s?: string | undefined; after?: number | string | undefined }

const LONGEST_SEARCH = 100

/** Reads the place from an address; unknown values are ignored. */
export function readListPlace(parameters: URLSearchParams): {
  place: ListPlace
  filter: TransactionFilter
  search: string
  after: number | undefined
} {
  const asked = readQuery(parameters)
  const search = typeof asked.s === 'string' ? asked.s.trim().slice(0, LONGEST_SEARCH) : ''
  const { after, limit: _, ...filter } = TransactionsQuery.safeParse(asked).data ?? {}
  return { place: { ...filter, s: search, after }, filter, search, after }
}
