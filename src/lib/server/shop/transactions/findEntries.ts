import { type SelectQueryBuilder, sql } from 'kysely'
import { KEYSET_PAGE } from '#shared/contract/common.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { TransactionFilter, TransactionsQuery } from '#shared/contract/transactions.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import type { Schema } from '../../db/schema/schema.ts'

/** The entries of one page, the newest first, and whether more follow. */
export interface FoundEntries {
  entries: EntryRow[]
  isLastPage: boolean
}

type Entries = SelectQueryBuilder<Schema, 'point_entries', object>

/**
 * Finds ledger entries by filters. Nothing is counted, and each page begins behind the last entry of the page before,
 * so the size of the ledger plays no role.
 * @param timeZone the site's time zone (IANA), in which the days of the filter begin and end
 */
export async function findEntries(
  reader: Reader,
  { after, limit = KEYSET_PAGE, ...filter }: TransactionsQuery,
  timeZone: string,
): Promise<FoundEntries> {
  const last = after === undefined ? undefined : await placeOf(reader, after)
  if (after !== undefined && !last) return { entries: [], isLastPage: true }
  return findEntriesBehind(reader, filter, { last, limit, timeZone })
}

/** The place of an entry in the order of the ledger. */
export type EntryPlace = Pick<EntryRow, 'id' | 'at'>

/** Finds the next entries behind a place, even if its entry no longer exists; without a place, the newest. */
export async function findEntriesBehind(
  reader: Reader,
  filter: TransactionFilter,
  { last, limit, timeZone }: { last: EntryPlace | undefined; limit: number; timeZone: string },
): Promise<FoundEntries> {
  const kinds: readonly (EntryKind | undefined)[] = filter.kind?.length ? filter.kind : [undefined]
  // One index serves one kind: several kinds are read side by side and merged.
  const found = await Promise.all(
    kinds.map((kind) =>
      filtered(reader, { ...filter, kind }, timeZone)
        .$if(last !== undefined, (rows) => rows.where(sql<boolean>`(at, id) < (${last?.at}, ${last?.id})`))
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute(),
    ),
  )
  const rows = found.flat().toSorted((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1))
  return { entries: rows.slice(0, limit), isLastPage: rows.length <= limit }
}

type OneKind = Omit<TransactionFilter, 'kind'> & { kind: EntryKind | undefined }

function filtered(
  reader: Reader,
  { kind, state, uid, product, organization, order, from, until }: OneKind,
  timeZone: string,
): Entries {
  let rows: Entries = reader.selectFrom('point_entries')
  if (kind) rows = rows.where('kind', '=', kind)
  if (uid !== undefined) rows = rows.where('uid', '=', uid)
  if (from !== undefined) rows = rows.where('at', '>=', startOf(from, timeZone))
  if (until !== undefined) rows = rows.where('at', '<', startOf(until, timeZone, 1))
  if (order !== undefined) rows = rows.where('order_id', '=', order)
  if (state?.length) {
    rows = rows.where('order_id', 'in', reader.selectFrom('orders').select('id').where('state', 'in', state))
  }
  if (product !== undefined) {
    rows = rows.where('order_id', 'in', (query) =>
      query.selectFrom('order_lines').select('order_id').where('product_id', '=', product),
    )
  }
  if (organization !== undefined) {
    rows = rows.where('uid', 'in', (query) =>
      query.selectFrom('user_organizations').select('uid').where('organization_id', '=', organization),
    )
  }
  return rows
}

async function placeOf(reader: Reader, id: number): Promise<EntryPlace | undefined> {
  return reader.selectFrom('point_entries').select(['id', 'at']).where('id', '=', id).executeTakeFirst()
}

/** The first moment of a day on the site's clock. */
function startOf(day: string, timeZone: string, daysLater = 0): string {
  const start = Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone)
  return toInstant(new Date(start.epochMilliseconds))
}
