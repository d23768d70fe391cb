import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { toInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { endingAfter } from '#shared/points/expiry.ts'
import { scheduleLimits } from '#shared/points/scheduleTerms.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { type Announcement, createAnnouncements, type ExpiringLot } from './announcements.ts'

const PEOPLE_AT_ONCE = 500
/** After a longer pause, older notices are skipped: the next notice comes soon enough. */
const CAUGHT_UP_DAYS = 31

/**
 * Notifies users of points that expire soon, on the days before the last day that the schedule names. Each notice is
 * sent once, however often this runs. Returns how many notices are new.
 * @param since the last day (site's clock) for which this ran; notices of missed days are sent now
 */
export async function announceExpiry(
  db: Database,
  { now, timeZone }: SiteTime,
  { since, signal }: { since: string | null; signal?: AbortSignal | undefined },
): Promise<number> {
  const today = dayOf(now, timeZone)
  const earliest = today.subtract({ days: CAUGHT_UP_DAYS }).toString()
  const from = Temporal.PlainDate.from(since !== null && since > earliest ? since : earliest)
  const { dates, announcementsOf } = await createAnnouncements(db.reader, { from, today, timeZone })
  const last = dates.at(-1)
  if (last === undefined) return 0
  const until = endingAfter(Temporal.PlainDate.from(last), scheduleLimits.graceDays, timeZone).expires_at
  let count = 0
  for (let after = 0; ;) {
    signal?.throwIfAborted()
    const people = await peopleAfter(db.reader, { after, until })
    const upTo = people.at(-1)?.uid
    if (upTo !== undefined) {
      const lots = await expiringLots(db.reader, { after, upTo, at: toInstant(now), until, dates })
      const due = announcementsOf(lots)
      if (due.length > 0) count += await db.transact((tx) => notifyAll(tx, due, now))
    }
    if (people.length < PEOPLE_AT_ONCE || upTo === undefined) return count
    after = upTo
    await nextTurn()
  }
}

async function notifyAll(tx: Tx, due: readonly Announcement[], now: Date): Promise<number> {
  let count = 0
  for (const { uid, points, date, days } of due) {
    const key = `points_expiring:${uid}:${date}:${days}`
    if (await notify(tx, { uid, type: 'points_expiring', details: { points, date }, key }, now)) count++
  }
  return count
}

function peopleAfter(reader: Reader, { after, until }: { after: number; until: string }) {
  return reader
    .selectFrom('wallets')
    .select('uid')
    .where('uid', '>', after)
    .where('next_change_at', '<=', until)
    .orderBy('uid')
    .limit(PEOPLE_AT_ONCE)
    .execute()
}

function expiringLots(
  reader: Reader,
  range: { after: number; upTo: number; at: string; until: string; dates: readonly string[] },
): Promise<ExpiringLot[]> {
  return reader
    .selectFrom('lots')
    .innerJoin('users', 'users.uid', 'lots.uid')
    .select(['lots.uid', 'lots.remaining', 'lots.earned_at', 'lots.expires_on', 'lots.schedule_version'])
    .where('lots.uid', '>', range.after)
    .where('lots.uid', '<=', range.upTo)
    .where('lots.remaining', '>', sql.lit(0))
    .where('lots.expires_at', '>', range.at)
    .where('lots.expires_at', '<=', range.until)
    .where('lots.expires_on', 'in', range.dates)
    .where('users.status', '=', 'active')
    .orderBy('lots.uid')
    .execute()
}
