import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { writeQuery } from '#shared/contract/query.ts'
import { apiBase } from '#shared/paths.ts'
import type { TransactionFilter } from '#shared/contract/transactions.ts'
import type { ListPlace } from '#shared/shop/listPlace.ts'

/** The address of the list of transactions at a place. */
export function transactionsAddress(place: ListPlace = {}): string {
  return withQuery(settingsPaths.transactions, place)
}

/** The address of the CSV file of all transactions with these filters. */
export function exportAddress(filter: TransactionFilter): string {
  const query = writeQuery(filter)
  return `${apiBase}/incentives/transactions.csv${query && `?${query}`}`
}

/** The address of a transaction. `back` is the place in the list to which the page leads back. */
export function transactionAddress(id: number, back: ListPlace = {}): string {
  return withQuery(`${settingsPaths.transactions}/${id}`, back)
}

/** The address of the list with one of its transactions beside it. The row is in view, without JavaScript too. */
export function besideAddress(id: number, place: ListPlace = {}): string {
  return `${withQuery(settingsPaths.transactions, { ...place, show: id })}#entry-${id}`
}

function withQuery(path: string, place: ListPlace & { show?: number }): string {
  const query = writeQuery(place)
  return query ? `${path}?${query}` : path
}
