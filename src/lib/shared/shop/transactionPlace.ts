import { z } from 'zod'
import { LONGEST_SEARCH } from '../contract/common.ts'
import { cutSearch, type ReadPlace, readPlace } from '../contract/place.ts'
import { type TransactionFilter, TransactionsQuery } from '../contract/transactions.ts'
import { openStates } from './orderTransitions.ts'

/** A place in the list of transactions: filters, search, and `after` the last transaction of a page. */
export type TransactionPlace = TransactionFilter & { s?: string | undefined; after?: number | string | undefined }

/** The value of `state` in an address that stands for all open orders. */
export const OPEN_ORDERS = 'open'

/** The values of the address. */
const TransactionAddress = TransactionsQuery.omit({ limit: true }).extend({
  state: z.preprocess((state) => (state === OPEN_ORDERS ? [...openStates] : state), TransactionsQuery.shape.state),
  s: cutSearch(LONGEST_SEARCH),
})

/** Reads the place from an address. Values that cannot be read are left out, and named in `unreadable`. */
export function readTransactionPlace(parameters: URLSearchParams): ReadPlace<TransactionPlace> & {
  filter: TransactionFilter
  search: string
  after: number | undefined
} {
  const { place, unreadable } = readPlace(TransactionAddress, parameters)
  const { s: search, after, ...filter } = place
  return { place: { ...place, after }, filter, search, after, unreadable }
}
