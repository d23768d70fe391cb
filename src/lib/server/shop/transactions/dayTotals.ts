import { fromInstant } from '#shared/contract/time.ts'
import type { Transaction, TransactionFilter } from '#shared/contract/transactions.ts'
import type { DayTotals } from '#shared/points/daySums.ts'
import { dayOf } from '#shared/points/expiry.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { sumsOfDays } from '../../points/sums/sumsOfDays.ts'

/**
 * The totals of the days of some listed transactions. They are those of whole days, so there are none for filters that
 * leave out a part of a day, or for a reader whose days begin at another time than the site's.
 */
export async function dayTotals(
  reader: Reader,
  { listed, filter }: { listed: readonly Transaction[]; filter: TransactionFilter },
  { user, timeZone }: Pick<Visit, 'user' | 'timeZone'>,
): Promise<Map<string, DayTotals>> {
  const { kind, from: _, until: __, ...others } = filter
  const isPartial = Object.values(others).some((value) => value !== undefined)
  if (isPartial || (user?.timezone ?? timeZone) !== timeZone) return new Map()
  const days = [...new Set(listed.map(({ at }) => dayOf(fromInstant(at), timeZone).toString()))]
  return sumsOfDays(reader, { days, kinds: kind, timeZone })
}
