import type { Transaction, TransactionFilter, FoundTransactions } from '../contract/transactions.ts'
import type { DayTotals } from '../points/daySums.ts'

/** The open orders: the oldest ones, and how many there are. */
export interface WaitingOrders {
  transactions: Transaction[]
  count: number
  /** The points of the counted orders. */
  points: number
  /** There are more than `count`, which are not counted. */
  isMore: boolean
}

/** A product that a filter offers, with its title in the reader's language. */
export interface ProductChoice {
  id: number
  title: string
}

/** A page of transactions, with everything that the filters offer and name. */
export interface TransactionSearchResult {
  found: FoundTransactions
  /** The filters together with what the search finds. */
  narrowed: TransactionFilter
  /** Only on the first page without filters. */
  waiting: WaitingOrders | undefined
  /** The totals of the reader's days, if they are known. */
  totals: ReadonlyMap<string, DayTotals>
  /** The people that the search finds; the first one is chosen. */
  people: { uid: number; full_name: string }[]
  /** The name of the person of the filter. */
  person: string | undefined
  organizations: { id: number; name: string }[]
  products: ProductChoice[]
}

/** The place of an order among the open orders, which are in the order in which they were placed. */
export interface OrderQueue {
  /** From 1; `null`: the order is not open, or there are too many to count. */
  position: number | null
  total: number
  /** Their purchases. After the last order comes the oldest. */
  previous: Transaction | undefined
  next: Transaction | undefined
}
