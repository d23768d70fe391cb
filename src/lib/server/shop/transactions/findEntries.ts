import { KEYSET_PAGE } from '#shared/contract/common.ts'
import { endOfDay, startOfDay } from '#shared/zonedDays.ts'
import type { TransactionFilter, TransactionsQuery } from '#shared/contract/transactions.ts'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { entriesOfMembers } from './entriesOfMembers.ts'
import { entriesOfOrders } from './entriesOfOrders.ts'
import { type EntryPlace, latest, type WantedEntries } from './wantedEntries.ts'
import { entriesInTime } from './entriesInTime.ts'

/** The entries of one page, the newest first, and whether more follow. */
export interface FoundEntries {
  entries: EntryRow[]
  isLastPage: boolean
}

/**
 * Finds ledger entries by filters. Nothing is counted, and each page begins behind the last entry of the page before,
 * so the size of the ledger does not matter.
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

/** Finds the next entries behind a place, even if its entry no longer exists; without a place, the newest. */
export async function findEntriesBehind(
  reader: Reader,
  { from, until, ...filter }: TransactionFilter,
  { last, limit, timeZone }: { last: EntryPlace | undefined; limit: number; timeZone: string },
): Promise<FoundEntries> {
  const wanted = {
    ...filter,
    from: from && startOfDay(from, timeZone),
    until: until && endOfDay(until, timeZone),
    last,
    // One more says whether another page follows.
    limit: limit + 1,
  }
  const rows = latest(await entriesFor(reader, wanted), wanted)
  return { entries: rows.slice(0, limit), isLastPage: rows.length <= limit }
}

/** The entries by the way that reads the fewest rows. */
async function entriesFor(reader: Reader, wanted: WantedEntries): Promise<EntryRow[]> {
  const { uid, order, state, product, organization } = wanted
  const isNarrow = uid !== undefined || order !== undefined
  if (!isNarrow && (state?.length || product !== undefined)) return entriesOfOrders(reader, wanted)
  if (!isNarrow && organization !== undefined) return entriesOfMembers(reader, organization, wanted)
  return entriesInTime(reader, wanted)
}

async function placeOf(reader: Reader, id: number): Promise<EntryPlace | undefined> {
  return reader.selectFrom('point_entries').select(['id', 'at']).where('id', '=', id).executeTakeFirst()
}
