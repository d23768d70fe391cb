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
  const kinds = kindsOf(query)
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after)
  const rows = await older(reader, uid, { kinds, before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const isLastPage = rows.length <= limit
  return {
    data: await presented(reader, shown, reading),
    meta: {
      limit,
      next: isLastPage ? null : String(shown.at(-1)?.id),
      isLastPage,
      total: await countOf(reader, uid, kinds),
    },
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
  const rows =
    kinds.length === 0
      ? await newest.rows(reader, { uid, limit, offset })
      : await entriesOf(reader, uid, kinds).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { rows, total: await countOf(reader, uid, kinds) }
}

/** The newest entries before one. */
async function older(
  reader: Reader,
  uid: number,
  { kinds, before, limit }: { kinds: readonly EntryKind[]; before: number; limit: number },
): Promise<EntryRow[]> {
  if (kinds.length === 0) return newestBefore.rows(reader, { uid, before, limit })
  const earlier = entriesOf(reader, uid, kinds).where('id', '<', before)
  return earlier.selectAll().orderBy('id', 'desc').limit(limit).execute()
}

/** Without a filter, as most users read them. */
const newest = statement((reader: Reader, given: Given<{ uid: number; limit: number; offset: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(entryColumns)
    .where('uid', '=', given.uid)
    .orderBy('id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

const newestBefore = statement((reader: Reader, given: Given<{ uid: number; before: number; limit: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(entryColumns)
    .where('uid', '=', given.uid)
    .where('id', '<', given.before)
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const counted = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('uid', '=', uid),
)

function entriesOf(reader: Reader, uid: number, kinds: readonly EntryKind[]) {
  return reader.selectFrom('point_entries').where('uid', '=', uid).where('kind', 'in', kinds)
}

async function countOf(reader: Reader, uid: number, kinds: readonly EntryKind[]): Promise<number> {
  if (kinds.length === 0) return Number((await counted.one(reader, { uid })).total)
  const own = entriesOf(reader, uid, kinds).select(({ fn }) => fn.countAll<number>().as('total'))
  return Number((await own.executeTakeFirstOrThrow()).total)
}

async function presented(reader: Reader, rows: readonly EntryRow[], reading: HistoryReading): Promise<WalletEntry[]> {
  const subjects = await subjectsOf(reader, rows, reading)
  return rows.map(({ id, kind, amount, balance_after, at }) => {
    const subject = subjects.get(id) ?? nothing
    return { id, kind, amount, balance_after, at, ...subject }
  })
}

const nothing: Subject = { title: '', lang: null, rule: '', rule_lang: null, training: null, order: null }
