import type { DaySum, DayTotals } from '#shared/points/daySums.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'
import { openSums } from './daySums.ts'
import { pointMarks } from './marks.ts'

/** The most entries that are added up for days without kept sums; if there are more, those days have no totals. */
const MOST_OPEN = 5000

/**
 * Returns the totals of whole days of the site's clock. A day is left out if its total is not known without reading a
 * large part of the ledger.
 * @param kinds the kinds that count; without them, all
 */
export async function sumsOfDays(
  reader: Reader,
  { days, kinds, timeZone }: { days: readonly string[]; kinds?: readonly EntryKind[] | undefined; timeZone: string },
): Promise<Map<string, DayTotals>> {
  if (days.length === 0) return new Map()
  const { days_until } = await pointMarks(reader)
  const kept = days_until === null ? [] : await keptSumsOf(reader, days)
  const open = await openSums(reader, { from: days_until ?? '', timeZone, most: MOST_OPEN + 1 })
  const isComplete = open.reduce((sum, { entries }) => sum + entries, 0) <= MOST_OPEN
  const counted = [...kept, ...(isComplete ? open : [])].filter(({ kind }) => !kinds?.length || kinds.includes(kind))
  const byDay = Map.groupBy(counted, ({ day }) => day)
  return new Map(days.flatMap((day) => (byDay.has(day) ? [[day, totalsOf(byDay.get(day) ?? [])]] : [])))
}

function keptSumsOf(reader: Reader, days: readonly string[]): Promise<DaySum[]> {
  return reader.selectFrom('point_days').select(['day', 'kind', 'entries', 'amount']).where('day', 'in', days).execute()
}

/** Each kind of entry has one sign. */
function totalsOf(sums: readonly DaySum[]): DayTotals {
  const amounts = sums.map(({ amount }) => Number(amount))
  const sumOf = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0)
  return { came: sumOf(amounts.filter((amount) => amount > 0)), went: sumOf(amounts.filter((amount) => amount < 0)) }
}
