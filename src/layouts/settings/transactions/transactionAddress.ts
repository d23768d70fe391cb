import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { withQuery } from '#shared/contract/query.ts'
import { apiBase } from '#shared/paths.ts'
import type { TransactionFilter } from '#shared/contract/transactions.ts'
import type { TransactionPlace } from '#shared/shop/transactionPlace.ts'

/** The address of the list of transactions at a place. */
export function transactionsAddress(place: TransactionPlace = {}): string {
  return withQuery(settingsPaths.transactions, place)
}

/** The address of the CSV file of all transactions with these filters. */
export function exportAddress(filter: TransactionFilter): string {
  return withQuery(`${apiBase}/incentives/transactions.csv`, filter)
}

/** The address of a transaction. `back` is the place in the list to which the page leads back. */
export function transactionAddress(id: number, back: TransactionPlace = {}): string {
  return withQuery(`${settingsPaths.transactions}/${id}`, back)
}

/** The address of the list with one of its transactions beside it. The row is in view, without JavaScript too. */
export function besideAddress(id: number, place: TransactionPlace = {}): string {
  return `${withQuery(settingsPaths.transactions, { ...place, show: id })}#entry-${id}`
}
