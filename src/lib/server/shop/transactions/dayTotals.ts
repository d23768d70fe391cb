import { fromInstant } from '#shared/instant.ts'
import type { Transaction, TransactionFilter } from '#shared/contract/transactions.ts'
import type { DayTotals } from '#shared/points/daySums.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { sumsOfDays } from '../../points/sums/sumsOfDays.ts'

/**
 * The totals of the reader's days on which the listed transactions were made. They are those of whole days, so there are
 * none for filters that leave out a part of a day.
 */
export async function dayTotals(
  reader: Reader,
  { listed, filter }: { listed: readonly Transaction[]; filter: TransactionFilter },
  { user, timeZone: siteZone }: Pick<Visit, 'user' | 'timeZone'>,
): Promise<Map<string, DayTotals>> {
  const timeZone = user?.timezone ?? siteZone
  const { kind: kinds, from, until, ...others } = filter
  // The days of the filter are those of the site.
  const parts = timeZone === siteZone ? others : { ...others, from, until }
  if (Object.values(parts).some((value) => value !== undefined)) return new Map()
  const days = [...new Set(listed.map(({ at }) => dayOf(fromInstant(at), timeZone).toString()))]
  return sumsOfDays(reader, { days, kinds, timeZone, siteZone })
}
