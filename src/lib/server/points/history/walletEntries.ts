import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { ENTRIES_PAGE, kindsOf, type WalletEntriesQuery, type WalletEntry } from '#shared/contract/walletEntries.ts'
import type { Reader } from '../../db/database.ts'
import { type HistoryReading, type Subject, subjectsOf } from './subjects.ts'

/** A user's wallet entries, the newest first, in the reader's language. */
export async function walletEntries(
  reader: Reader,
  uid: number,
  { query, reading }: { query: WalletEntriesQuery; reading: HistoryReading },
): Promise<{ data: WalletEntry[]; meta: PageMeta }> {
  const { page = 0, limit = ENTRIES_PAGE } = query
  const kinds = kindsOf(query)
  const own = reader
    .selectFrom('point_entries')
    .where('uid', '=', uid)
    .$if(kinds.length > 0, (rows) => rows.where('kind', 'in', kinds))
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'kind', 'amount', 'balance_after', 'at', 'rule', 'event_id', 'order_id', 'reason'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const subjects = await subjectsOf(reader, rows, reading)
  return {
    data: rows.map(({ id, kind, amount, balance_after, at }) => ({
      id,
      kind,
      amount,
      balance_after,
      at,
      ...(subjects.get(id) ?? nothing),
    })),
    meta: pageMeta(page, limit, total),
  }
}

const nothing: Subject = { title: '', lang: null, rule: '', rule_lang: null, training: null, order: null }
