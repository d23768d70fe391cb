import type { Transaction, FoundTransactions, TransactionsQuery } from '#shared/contract/transactions.ts'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { findEntries } from './findEntries.ts'
import { presentTransactions } from './presentTransactions.ts'

/** Lists ledger entries with their orders, the newest first. */
export async function listTransactions(
  reader: Reader,
  query: TransactionsQuery,
  reading: HistoryReading & { timeZone: string },
): Promise<FoundTransactions> {
  const { limit = KEYSET_PAGE } = query
  const { entries, isLastPage } = await findEntries(reader, query, reading.timeZone)
  return {
    data: await presentTransactions(reader, entries, reading),
    meta: { limit, next: isLastPage ? null : String(entries.at(-1)?.id), isLastPage, total: null },
  }
}

/**
 * Returns one ledger entry with its order.
 * @throws Refusal 404
 */
export async function readTransaction(reader: Reader, id: number, reading: HistoryReading): Promise<Transaction> {
  const rows = await reader.selectFrom('point_entries').selectAll().where('id', '=', id).execute()
  const [transaction] = await presentTransactions(reader, rows, reading)
  if (!transaction) throw notFound()
  return transaction
}
