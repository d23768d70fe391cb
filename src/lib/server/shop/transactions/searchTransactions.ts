import type { Flag } from '#shared/access/flags.ts'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import type { TransactionFilter, FoundTransactions } from '#shared/contract/transactions.ts'
import type { TransactionSearchResult } from '#shared/shop/transactionList.ts'
import type { Reader } from '../../db/database.ts'
import { namesOf } from '../../people/namesOf.ts'
import { peopleNamed } from '../../people/peopleNamed.ts'
import type { Visit } from '../../people/visit.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { allOrganizations } from '../../taxonomy/listTaxonomy.ts'
import { dayTotals } from './dayTotals.ts'
import { productChoices } from './productChoices.ts'
import { listTransactions } from './readTransactions.ts'
import { waitingOrders } from './waitingOrders.ts'

/** The filters, the search and the page of a shop manager. */
interface TransactionSearch {
  filter: TransactionFilter
  /** The number of an order, or the name of a person. */
  search: string
  /** The last transaction of the page before. */
  after: number | undefined
}

/** The most people of a search by name. */
const PEOPLE = 10

/** Searches the ledger: a number is an order, other words are a person's name. */
export async function searchTransactions(
  reader: Reader,
  { filter, search, after }: TransactionSearch,
  reading: HistoryReading & Visit & { flags: Readonly<Record<Flag, boolean>> },
): Promise<TransactionSearchResult> {
  const isOrder = /^\d{1,9}$/.test(search)
  const people = search && !isOrder ? await peopleNamed(reading.flags, reader, { s: search, limit: PEOPLE }) : []
  const narrowed = isOrder ? { ...filter, order: Number(search) } : { ...filter, uid: people[0]?.uid ?? filter.uid }
  const isNobody = search !== '' && !isOrder && people.length === 0
  const isWhole = after === undefined && search === '' && Object.values(filter).every((value) => value === undefined)
  const [found, waiting, organizations, products, names] = await Promise.all([
    isNobody ? nothing : listTransactions(reader, { ...narrowed, after }, reading),
    isWhole ? waitingOrders(reader, reading) : undefined,
    allOrganizations(reader),
    productChoices(reader, filter.product, reading),
    namesOf(reader, [filter.uid ?? null]),
  ])
  const totals = await dayTotals(reader, { listed: found.data, filter: narrowed }, reading)
  const person = names.get(filter.uid ?? 0)
  return { found, narrowed, waiting, totals, people, person, organizations, products }
}

const nothing: FoundTransactions = {
  data: [],
  meta: { limit: KEYSET_PAGE, next: null, isLastPage: true, total: null },
}
