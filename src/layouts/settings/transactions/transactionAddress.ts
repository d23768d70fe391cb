import { writeQuery } from '#shared/contract/query.ts'
import { apiBase } from '#shared/paths.ts'
import type { TransactionFilter } from '#shared/contract/transactions.ts'

const PATH = '/settings/incentives/transactions'

/** The address of the list of transactions with these filters. `after`: behind the last transaction of a page. */
export function transactionsAddress(filter: TransactionFilter & { after?: string | undefined } = {}): string {
  const query = writeQuery(filter)
  return query ? `${PATH}?${query}` : PATH
}

/** The address of the CSV file of all transactions with these filters. */
export function exportAddress(filter: TransactionFilter): string {
  const query = writeQuery(filter)
  return `${apiBase}/incentives/transactions.csv${query && `?${query}`}`
}

export function transactionAddress(id: number): string {
  return `${PATH}/${id}`
}
