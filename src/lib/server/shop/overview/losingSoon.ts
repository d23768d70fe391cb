import type { Overview } from '#shared/contract/overview.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import { scheduleLimits } from '#shared/points/scheduleTerms.ts'
import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'

/** How many learners are named, and how many wallets are compared for them. */
const NAMED = 5
const COMPARED = 500

type Losing = Overview['expiring']['people'][number]

/**
 * The learners who lose the most points on one day within a number of days. It compares the wallets that change soonest,
 * so its time does not grow with their number.
 */
export async function losingSoon(
  reader: Reader,
  { now, today, days }: { now: Date; today: Temporal.PlainDate; days: number },
): Promise<Losing[]> {
  const until = today.add({ days }).toString()
  // Grace days move the moment of expiry.
  const uids = await soonestWallets(reader, new Date(now.getTime() + (days + scheduleLimits.graceDays) * DAY_MS))
  if (uids.length === 0) return []
  const rows = await reader
    .selectFrom('lots')
    .innerJoin('users', 'users.uid', 'lots.uid')
    .select(({ fn }) => [
      'users.uid',
      'users.full_name',
      fn.sum<number>('remaining').as('points'),
      sql<string>`expires_on`.as('date'),
    ])
    .where('lots.uid', 'in', uids)
    .where('remaining', '>', sql.lit(0))
    .where('expires_on', '>=', today.toString())
    .where('expires_on', '<=', until)
    .groupBy(['users.uid', 'users.full_name', 'expires_on'])
    .orderBy('points', 'desc')
    .orderBy('expires_on')
    .orderBy('users.uid')
    .limit(NAMED)
    .execute()
  return rows.map((row) => ({ ...row, days: today.until(row.date).days }))
}

async function soonestWallets(reader: Reader, until: Date): Promise<number[]> {
  const rows = await reader
    .selectFrom('wallets')
    .select('uid')
    .where('next_change_at', '<=', toInstant(until))
    .orderBy('next_change_at')
    .orderBy('uid')
    .limit(COMPARED)
    .execute()
  return rows.map(({ uid }) => uid)
}
