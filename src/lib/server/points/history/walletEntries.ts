import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import {
  ENTRIES_PAGE,
  kindsOf,
  type WalletEntriesPage,
  type WalletEntriesQuery,
  type WalletEntry,
  type WalletHistoryQuery,
} from '#shared/contract/walletEntries.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { entryColumns } from '../book/bookColumns.ts'
import { type HistoryReading, type Subject, subjectsOf } from './subjects.ts'

/** A user's wallet entries, the newest first, in the reader's language, behind the last entry of the page before. */
export async function listWalletEntries(
  reader: Reader,
  uid: number,
  { query, reading }: { query: WalletEntriesQuery; reading: HistoryReading },
): Promise<WalletEntriesPage> {
  const { after, limit = ENTRIES_PAGE } = query
  const own = ownEntries(reader, uid, kindsOf(query))
  const rows = await own
    .$if(after !== undefined, (entries) => entries.where('id', '<', Number(after)))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const isLastPage = rows.length <= limit
  return {
    data: await presented(reader, shown, reading),
    meta: { limit, next: isLastPage ? null : String(shown.at(-1)?.id), isLastPage, total: await countOf(own) },
  }
}

/** The same entries by numbered pages. */
export async function walletEntries(
  reader: Reader,
  uid: number,
  { query, reading }: { query: WalletHistoryQuery; reading: HistoryReading },
): Promise<{ data: WalletEntry[]; meta: PageMeta }> {
  const { page = 0, limit = ENTRIES_PAGE } = query
  const { rows, total } = await pageOf(reader, uid, { kinds: kindsOf(query), limit, offset: page * limit })
  return { data: await presented(reader, rows, reading), meta: pageMeta(page, limit, total) }
}

async function pageOf(
  reader: Reader,
  uid: number,
  { kinds, limit, offset }: { kinds: readonly EntryKind[]; limit: number; offset: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  if (kinds.length === 0) {
    const rows = await newest.rows(reader, { uid, limit, offset })
    return { rows, total: Number((await counted.one(reader, { uid })).total) }
  }
  const own = ownEntries(reader, uid, kinds)
  const rows = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { rows, total: await countOf(own) }
}

/** The page of the wallet, without a filter. */
const newest = statement((reader: Reader, given: Given<{ uid: number; limit: number; offset: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(entryColumns)
    .where('uid', '=', given.uid)
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

const counted = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('uid', '=', uid),
)

function ownEntries(reader: Reader, uid: number, kinds: readonly EntryKind[]) {
  return reader
    .selectFrom('point_entries')
    .where('uid', '=', uid)
    .$if(kinds.length > 0, (rows) => rows.where('kind', 'in', kinds))
}

async function countOf(entries: ReturnType<typeof ownEntries>): Promise<number> {
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

async function presented(reader: Reader, rows: readonly EntryRow[], reading: HistoryReading): Promise<WalletEntry[]> {
  const subjects = await subjectsOf(reader, rows, reading)
  return rows.map(({ id, kind, amount, balance_after, at }) => {
    const subject = subjects.get(id) ?? nothing
    return { id, kind, amount, balance_after, at, ...subject }
  })
}

const nothing: Subject = { title: '', lang: null, rule: '', rule_lang: null, training: null, order: null }
