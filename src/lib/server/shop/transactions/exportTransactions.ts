import type { Transaction, TransactionFilter } from '#shared/contract/transactions.ts'
import { CSV_MARK, csvLine } from '#shared/csvLine.ts'
import type { Reader } from '../../db/database.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { findEntriesBehind } from './findEntries.ts'
import type { EntryPlace } from './wantedEntries.ts'
import { presentTransactions } from './presentTransactions.ts'

/**
 * The entries that are in memory at once. With more, many of them outlive a collection of young objects, and the process
 * takes 20 MiB more.
 */
const PAGE = 100

/** Writes ledger entries as CSV, the newest first. Each part is read when the part before has been taken. */
export async function* exportTransactions(
  reader: Reader,
  filter: TransactionFilter,
  { timeZone, ...reading }: HistoryReading & { timeZone: string },
): AsyncGenerator<string> {
  let head = CSV_MARK + csvLine(Object.keys(columns))
  let last: EntryPlace | undefined
  let isLastPage = false
  while (!isLastPage) {
    const found = await findEntriesBehind(reader, filter, { last, limit: PAGE, timeZone })
    const transactions = await presentTransactions(reader, found.entries, reading, { withLots: false })
    yield head + transactions.map(lineOf).join('')
    head = ''
    last = found.entries.at(-1)
    isLastPage = found.isLastPage
  }
}

const columns: Record<string, (transaction: Transaction) => string | number | null> = {
  id: ({ id }) => id,
  at_utc: ({ at }) => at,
  uid: ({ uid }) => uid,
  name: ({ person }) => person.full_name,
  organizations: ({ person }) => person.organizations.map(({ name }) => name).join('; '),
  kind: ({ kind }) => kind,
  amount: ({ amount }) => amount,
  balance_after: ({ balance_after }) => balance_after,
  title: ({ title }) => title,
  reason: ({ reason }) => reason,
  rule: ({ rule }) => rule?.name ?? null,
  order: ({ order }) => order?.id ?? null,
  state: ({ order }) => order?.state ?? null,
  tracking: ({ order }) => order?.tracking ?? null,
}

function lineOf(transaction: Transaction): string {
  return csvLine(Object.values(columns).map((cell) => cell(transaction)))
}
