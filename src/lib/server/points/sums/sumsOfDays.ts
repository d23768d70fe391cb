import { endOfDay, startOfDay } from '#shared/zonedDays.ts'
import type { DaySum, DayTotals } from '#shared/points/daySums.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'
import { openSums } from './daySums.ts'
import { pointMarks } from './marks.ts'

/** The maximum number of entries that are added up for days without kept sums; if there are more, those days have no totals. */
const MOST_READ = 5000

interface AskedDays {
  days: readonly string[]
  /** The kinds that count; without them, all. */
  kinds?: readonly EntryKind[] | undefined
  /** The clock of the days. */
  timeZone: string
  /** The clock of the site, whose days have kept sums. */
  siteZone: string
}

/**
 * Returns the totals of whole days. A day is left out if its total is not known without reading a large part of the
 * ledger.
 */
export async function sumsOfDays(reader: Reader, asked: AskedDays): Promise<Map<string, DayTotals>> {
  const { days, kinds } = asked
  if (days.length === 0) return new Map()
  const sums = asked.timeZone === asked.siteZone ? await siteSums(reader, asked) : await readSums(reader, asked)
  const counted = sums.filter(({ kind }) => !kinds?.length || kinds.includes(kind))
  const byDay = Map.groupBy(counted, ({ day }) => day)
  return new Map(days.flatMap((day) => (byDay.has(day) ? [[day, totalsOf(byDay.get(day) ?? [])]] : [])))
}

/** The kept sums, completed by the days since. */
async function siteSums(reader: Reader, { days, timeZone }: AskedDays): Promise<DaySum[]> {
  const { days_until } = await pointMarks(reader)
  const kept = days_until === null ? [] : await keptSumsOf(reader, days, days_until)
  const known = new Set(kept.map(({ day }) => day))
  if (days.every((day) => known.has(day))) return kept
  return [...kept, ...(await completeSums(reader, { from: days_until ?? '', timeZone }))]
}

/** The sums of the days on another clock, which nothing keeps. */
function readSums(reader: Reader, { days, timeZone }: AskedDays): Promise<DaySum[]> {
  const sorted = days.toSorted()
  const until = endOfDay(sorted.at(-1) ?? '', timeZone)
  return completeSums(reader, { from: startOfDay(sorted[0] ?? '', timeZone), until, timeZone })
}

async function completeSums(
  reader: Reader,
  span: { from: string; until?: string; timeZone: string },
): Promise<DaySum[]> {
  const sums = await openSums(reader, { ...span, most: MOST_READ + 1 })
  return sums.reduce((sum, { entries }) => sum + entries, 0) > MOST_READ ? [] : sums
}

/** Only what the mark names: a count can commit after the mark was read. */
function keptSumsOf(reader: Reader, days: readonly string[], until: string): Promise<DaySum[]> {
  return reader
    .selectFrom('point_days')
    .select(['day', 'kind', 'entries', 'amount'])
    .where('day', 'in', days)
    .where('starts_at', '<', until)
    .execute()
}

/** Each kind of entry has one sign. */
function totalsOf(sums: readonly DaySum[]): DayTotals {
  const amounts = sums.map(({ amount }) => Number(amount))
  const sumOf = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0)
  return { came: sumOf(amounts.filter((amount) => amount > 0)), went: sumOf(amounts.filter((amount) => amount < 0)) }
}
