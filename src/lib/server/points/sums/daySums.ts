import { sql } from 'kysely'
import { fromInstant } from '#shared/contract/time.ts'
import type { DaySum } from '#shared/points/daySums.ts'
import { dayOf } from '#shared/points/expiry.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'

/** The sums of the ledger by day and kind: from `since` on by day, and the balance before it as one number. */
export interface DaySums {
  before: number
  days: DaySum[]
}

/**
 * Returns the kept sums, completed by the entries since the last kept day. Days are those of the site's clock.
 * @param since the first day of `days`
 */
export async function daySums(
  reader: Reader,
  { since, timeZone }: { since: string; timeZone: string },
): Promise<DaySums> {
  const rows = await rowsSince(reader, since)
  const kept = rows.flatMap(({ minute, ...row }) => (minute === '' ? [row] : []))
  const all = [...kept, ...byDay(rows, timeZone)]
  return {
    before: all.reduce((sum, { day, amount }) => (day < since ? sum + amount : sum), 0),
    days: all.filter(({ day }) => day >= since),
  }
}

/** A kept sum, or with a `minute` the entries of this minute after the last kept day. */
interface SumRow extends DaySum {
  minute: string
}

/** One statement reads the mark and the sums, because a count can commit between two. Earlier kept days have no name. */
async function rowsSince(reader: Reader, since: string): Promise<SumRow[]> {
  const keptUntil = sql`(select max(days_until) from point_marks)`
  const { rows } = await sql<SumRow>`
    select day, '' as minute, kind, entries, amount, starts_at
    from point_days where day >= ${since} and ${keptUntil} is not null
    union all
    select '', '', kind, sum(entries), sum(amount), ''
    from point_days where day < ${since} and ${keptUntil} is not null group by kind
    union all
    select '', substr(at, 1, 16), kind, count(*), sum(amount), ''
    from point_entries where at >= coalesce(${keptUntil}, '') group by 2, kind
    order by starts_at`.execute(reader)
  return rows.map(({ day, minute, kind, entries, amount }) => ({ day, minute, kind, entries, amount }))
}

/**
 * The sums of the entries from an instant on, or between two. In every zone a day begins at a whole minute.
 * @param most reads at most this number of entries
 */
export async function openSums(
  reader: Reader,
  { from, until, timeZone, most }: { from: string; until?: string; timeZone: string; most?: number },
): Promise<DaySum[]> {
  const minutes = await reader
    .selectFrom((eb) =>
      eb
        .selectFrom('point_entries')
        .select(['at', 'kind', 'amount'])
        .where('at', '>=', from)
        .$if(until !== undefined, (rows) => rows.where('at', '<', until ?? ''))
        .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
        .as('open'),
    )
    .select(({ fn }) => [
      sql<string>`substr(at, 1, 16)`.as('minute'),
      'kind',
      fn.countAll<number>().as('entries'),
      fn.sum<number>('amount').as('amount'),
    ])
    .groupBy(['minute', 'kind'])
    .execute()
  return byDay(minutes, timeZone)
}

/** The sums of minutes by day. In every zone a day begins at a whole minute. */
function byDay(rows: readonly Omit<SumRow, 'day'>[], timeZone: string): DaySum[] {
  const sums = new Map<string, DaySum>()
  const days = new Map<string, string>()
  for (const { minute, kind, entries, amount } of rows) {
    if (minute === '') continue
    const day = days.get(minute) ?? dayOf(fromInstant(`${minute}:00`), timeZone).toString()
    days.set(minute, day)
    const sum = sums.get(keyOf(day, kind)) ?? { day, kind, entries: 0, amount: 0 }
    sums.set(keyOf(day, kind), { ...sum, entries: sum.entries + entries, amount: sum.amount + amount })
  }
  return [...sums.values()]
}

function keyOf(day: string, kind: EntryKind): string {
  return `${day} ${kind}`
}
