import { sql } from 'kysely'
import { fromInstant } from '#shared/contract/time.ts'
import type { DaySum } from '#shared/points/daySums.ts'
import { dayOf } from '#shared/points/expiry.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader } from '../../db/database.ts'
import { pointMarks } from './marks.ts'

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
  const { days_until } = await pointMarks(reader)
  const kept = days_until === null ? { before: 0, days: [] } : await keptSums(reader, since)
  const open = await openSums(reader, { from: days_until ?? '', timeZone })
  const earlier = open.filter(({ day }) => day < since)
  return {
    before: kept.before + earlier.reduce((sum, { amount }) => sum + amount, 0),
    days: [...kept.days, ...open.filter(({ day }) => day >= since)],
  }
}

async function keptSums(reader: Reader, since: string): Promise<DaySums> {
  const { before } = await reader
    .selectFrom('point_days')
    .select(({ fn }) => fn.sum<number | null>('amount').as('before'))
    .where('day', '<', since)
    .executeTakeFirstOrThrow()
  const days = await reader
    .selectFrom('point_days')
    .select(['day', 'kind', 'entries', 'amount'])
    .where('day', '>=', since)
    .orderBy('starts_at')
    .execute()
  return { before: before ?? 0, days }
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
  const sums = new Map<string, DaySum>()
  const days = new Map<string, string>()
  for (const { minute, kind, entries, amount } of minutes) {
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
