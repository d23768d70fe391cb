import type { TransactionFilter } from '#shared/contract/transactions.ts'
import { CSV_MARK, csvLine } from '#shared/csvLine.ts'
import type { Database } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import type { HistoryReading } from '../../points/history/subjects.ts'
import { type ExportFacts, exportFacts } from './exportFacts.ts'
import { findEntriesBehind } from './findEntries.ts'
import { ruleNameOf } from './presentTransactions.ts'
import type { EntryPlace } from './wantedEntries.ts'

/**
 * The entries that are in memory at once. With more, many of them outlive a collection of young objects, and the
 * process takes 20 MiB more.
 */
const PAGE = 100

/** Writes ledger entries as CSV, the newest first. Each part is read when the part before has been taken. */
export async function* exportTransactions(
  { fileReader: reader }: Pick<Database, 'fileReader'>,
  filter: TransactionFilter,
  { timeZone, ...reading }: HistoryReading & { timeZone: string },
): AsyncGenerator<string> {
  let head = CSV_MARK + csvLine(columns)
  let last: EntryPlace | undefined
  let isLastPage = false
  while (!isLastPage) {
    const found = await findEntriesBehind(reader, filter, { last, limit: PAGE, timeZone })
    const facts = await exportFacts(reader, found.entries, reading)
    let part = head
    for (const entry of found.entries) part += csvLine(cellsOf(entry, facts))
    yield part
    head = ''
    last = found.entries.at(-1)
    isLastPage = found.isLastPage
  }
}

const columns = [
  ...(['id', 'at_utc', 'uid', 'name', 'organizations', 'kind', 'amount', 'balance_after'] as const),
  ...(['title', 'reason', 'rule', 'order', 'state', 'tracking'] as const),
]

/** The cells of an entry, in the order of the columns. */
function cellsOf(entry: EntryRow, { names, organizations, subjects, orders }: ExportFacts): (string | number | null)[] {
  const { id, at, uid, kind, amount, balance_after, reason, order_id } = entry
  const subject = subjects.get(id)
  const order = orders.get(order_id ?? 0)
  return [
    id,
    at,
    uid,
    names.get(uid) ?? '',
    organizations.get(uid) ?? '',
    kind,
    amount,
    balance_after,
    subject?.title ?? '',
    reason,
    ruleNameOf(entry, subject),
    order?.id ?? null,
    order?.state ?? null,
    order?.tracking ?? null,
  ]
}
