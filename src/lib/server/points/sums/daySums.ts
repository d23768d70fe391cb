import { sql } from 'kysely'
import { fromInstant } from '#shared/instant.ts'
import type { DaySum } from '#shared/points/daySums.ts'
import { dayOf, startOfDay, endOfDay } from '#shared/zonedDays.ts'
import { type EntryKind, entryKinds } from '#shared/points/entryKinds.ts'
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
  { since, today, timeZone }: { since: string; today: Temporal.PlainDate; timeZone: string },
): Promise<DaySums> {
  const rows = await rowsSince(reader, since, latestDays(today, timeZone))
  const whole = rows.flatMap(({ minute, ...row }) => (minute === '' && row.entries > 0 ? [row] : []))
  const all = [...whole, ...byDay(rows, timeZone)].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  return {
    before: all.reduce((sum, { day, amount }) => (day < since ? sum + amount : sum), 0),
    days: all.filter(({ day }) => day >= since),
  }
}

/** A sum of a day, or with a `minute` the entries of this minute. */
interface SumRow extends DaySum {
  minute: string
}

/** A day with the instants at which it begins and ends. */
interface DaySpan {
  day: string
  from: string
  until: string
}

const NO_END = '9999'

/** Yesterday, today, and all later entries as those of tomorrow. */
function latestDays(today: Temporal.PlainDate, timeZone: string): DaySpan[] {
  return [-1, 0, 1].map((days) => {
    const day = today.add({ days })
    const until = days === 1 ? NO_END : endOfDay(day, timeZone)
    return { day: day.toString(), from: startOfDay(day, timeZone), until }
  })
}

/**
 * One statement reads the mark and the sums, because a count can commit between two. Earlier kept days have no name.
 * The entries of the latest days are added up along an index, kind by kind; sorting them by minute would take many times
 * longer. Usually no other entries are left.
 */
async function rowsSince(reader: Reader, since: string, latest: readonly DaySpan[]): Promise<SumRow[]> {
  const keptUntil = sql`(select max(days_until) from point_marks)`
  const spans = latest.map(
    ({ day, from, until }) => sql`select cast(${day} as text) as day, cast(${until} as text) as until,
      case when ${keptUntil} > ${from} then ${keptUntil} else cast(${from} as text) end as starts_at`,
  )
  const kinds = entryKinds.map((kind) => sql`select ${sql.lit(kind)} as kind`)
  const theirs = sql`from point_entries as e where e.kind = kinds.kind and e.at >= spans.starts_at and e.at < spans.until`
  const { rows } = await sql<SumRow>`
    select day, '' as minute, kind, entries, amount, starts_at
    from point_days where day >= ${since} and ${keptUntil} is not null
    union all
    select '', '', kind, sum(entries), sum(amount), ''
    from point_days where day < ${since} and ${keptUntil} is not null group by kind
    union all
    select '', substr(at, 1, 16), kind, count(*), sum(amount), ''
    from point_entries where at >= coalesce(${keptUntil}, '') and at < ${latest[0]?.from ?? ''} group by 2, kind
    union all
    select spans.day, '', kinds.kind, (select count(*) ${theirs}), (select coalesce(sum(e.amount), 0) ${theirs}), spans.starts_at
    from (${sql.join(spans, sql` union all `)}) as spans cross join (${sql.join(kinds, sql` union all `)}) as kinds
    order by starts_at`.execute(reader)
  return rows.map(({ day, minute, kind, entries, amount }) => ({ day, minute, kind, entries, amount }))
}

/**
 * The sums of the entries from an instant on, or between two. In every zone a day begins at a whole minute.
 * @param most reads at most this number of entries
 */
export async function openSums(
  reader: Reader,
  { from, until, timeZone, most }: { from: string; until?: string; timeZone: string; most: number },
): Promise<DaySum[]> {
  const minutes = await reader
    .selectFrom((eb) =>
      eb
        .selectFrom('point_entries')
        .select(['at', 'kind', 'amount'])
        .where('at', '>=', from)
        .$if(until !== undefined, (rows) => rows.where('at', '<', until ?? ''))
        .limit(most)
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
