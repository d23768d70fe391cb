import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fromInstant } from '#shared/instant.ts'
import { dayOf, endOfDay, startOfDay } from '#shared/zonedDays.ts'
import type { Database, Tx } from '../../db/database.ts'
import { writersEnd } from '../../db/writersEnd.ts'
import { openDayOf, type SiteTime } from '../../site/siteTime.ts'
import { pointMarks, setMarks, WRITERS_END_MS } from './marks.ts'

/**
 * Keeps the sums of the ledger for every day that is over, by kind of entry. Days that are kept already stay; `again`
 * counts them all from the first entry. Returns how many days it counted: none while a transaction that writes entries
 * does not end.
 */
export async function countDays(
  db: Database,
  { now, timeZone }: SiteTime,
  { again = false, signal }: { again?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  if (!(await writersEnd(db.reader, 'point_entries', { ms: WRITERS_END_MS, signal }))) return 0
  if (again) await db.transact(forgetDays)
  const end = startOfDay(openDayOf({ now, timeZone }), timeZone)
  let days = 0
  for (let from = await firstMoment(db); from !== null && from < end; days++) {
    signal?.throwIfAborted()
    const day = dayOf(fromInstant(from), timeZone)
    const starts_at = from
    const ends_at = endOfDay(day, timeZone)
    await db.transact((tx) => countDay(tx, { day: day.toString(), starts_at, ends_at }))
    from = ends_at
    await nextTurn()
  }
  return days
}

async function forgetDays(tx: Tx): Promise<void> {
  await tx.deleteFrom('point_days').execute()
  await setMarks(tx, { days_until: null })
}

/** Where counting continues, else the first entry; `null`: there are no entries. */
async function firstMoment({ reader }: Database): Promise<string | null> {
  const { days_until } = await pointMarks(reader)
  if (days_until !== null) return days_until
  const { at } = await reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.min<string | null>('at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

async function countDay(tx: Tx, { day, starts_at, ends_at }: { day: string; starts_at: string; ends_at: string }) {
  // Without a mark, rows that an interrupted restoration left must not count twice.
  await tx.deleteFrom('point_days').where('starts_at', '>=', starts_at).execute()
  await tx
    .insertInto('point_days')
    .columns(['day', 'starts_at', 'ends_at', 'kind', 'entries', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom('point_entries')
        .select(({ fn }) => [
          sql.lit(day).as('day'),
          sql.lit(starts_at).as('starts_at'),
          sql.lit(ends_at).as('ends_at'),
          'kind',
          fn.countAll<number>().as('entries'),
          fn.sum<number>('amount').as('amount'),
        ])
        .where('at', '>=', starts_at)
        .where('at', '<', ends_at)
        .groupBy('kind'),
    )
    .execute()
  await setMarks(tx, { days_until: ends_at })
}
