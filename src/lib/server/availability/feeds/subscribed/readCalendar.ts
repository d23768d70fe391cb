import type { CalendarFailure } from '#shared/contract/subscribedCalendars.ts'
import { toInstant } from '#shared/instant.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database } from '../../../db/database.ts'
import type { SubscribedCalendarRow } from '../../../db/schema/availabilityTables.ts'
import { personZone } from '../../calendar/personZone.ts'
import { busyTimesInThread } from './busyTimesInThread.ts'
import { downloadCalendar } from './downloadCalendar.ts'
import { internet, type Outside } from './outside.ts'
import { replaceBusyTimes } from './replaceBusyTimes.ts'
import { Unreadable } from './unreadable.ts'

interface ReadingWays {
  outside?: Outside
  /** Aborted when the process shuts down. */
  signal?: AbortSignal | undefined
}

/** Download and reading together. */
const PATIENCE_MS = 10_000
const EVERY_MINUTES = 15
const SELDOM_MINUTES = 24 * 60
/** Readings that calls wait for, in this process. More than these are left to the job. */
const AT_ONCE = 6
let atOnce = 0

/** Reads a calendar that the call has taken; if many calls do so now, leaves it to the job, which reads it soon. */
export async function readAtOnce(
  db: Database,
  calendar: SubscribedCalendarRow,
  now: Date,
  outside: Outside,
): Promise<void> {
  if (atOnce >= AT_ONCE) return void (await finish(db, calendar, { next_try_at: toInstant(now) }))
  atOnce++
  try {
    await readCalendar(db, calendar, () => now, { outside })
  } finally {
    atOnce--
  }
}

/**
 * Reads a calendar that this process has taken (`claimDue`) and replaces its busy times. A failure is noted, and the
 * busy times stay as they are. If the calendar was changed or taken by another process meanwhile, nothing is stored.
 */
export async function readCalendar(
  db: Database,
  calendar: SubscribedCalendarRow,
  clock: () => Date,
  { outside = internet, signal }: ReadingWays = {},
): Promise<void> {
  const now = clock()
  const limit = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])])
  try {
    const known = knownVersion(calendar, now)
    const downloaded = await downloadCalendar(calendar.url, { known, outside, signal: limit })
    const busy = downloaded && {
      ...downloaded,
      ranges: await busyTimesInThread(
        { text: downloaded.text, timeZone: await personZone(db.reader, calendar.uid), now: now.getTime() },
        limit,
      ),
    }
    await finish(db, calendar, success(clock(), busy), busy?.ranges)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await finish(db, calendar, failed(calendar, error.code, clock()))
  }
}

/** The first reading of a day is a whole one, because the days that count have moved on. */
function knownVersion({ read_at, etag, last_modified }: SubscribedCalendarRow, now: Date) {
  const isOfToday = read_at?.slice(0, 10) === toInstant(now).slice(0, 10)
  return isOfToday ? { etag, last_modified } : { etag: null, last_modified: null }
}

type Outcome = Partial<SubscribedCalendarRow>

function success(now: Date, version: Pick<SubscribedCalendarRow, 'etag' | 'last_modified'> | null): Outcome {
  return {
    read_at: toInstant(now),
    next_try_at: inMinutes(now, EVERY_MINUTES),
    failure: null,
    failures: 0,
    ...(version && { etag: version.etag, last_modified: version.last_modified }),
  }
}

/** The pause grows with each failure, up to a day. */
function failed({ failures }: SubscribedCalendarRow, failure: CalendarFailure, now: Date): Outcome {
  const pause = Math.min(SELDOM_MINUTES, EVERY_MINUTES * 2 ** Math.min(failures, 10))
  return { failure, failures: failures + 1, next_try_at: inMinutes(now, pause) }
}

/** Stores an outcome if the calendar is still the one that was taken. */
async function finish(
  db: Database,
  { id, url, next_try_at }: SubscribedCalendarRow,
  outcome: Outcome,
  ranges?: readonly TimeRange[],
): Promise<void> {
  await db.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('subscribed_calendars')
      .set(outcome)
      .where('id', '=', id)
      .where('url', '=', url)
      .where('next_try_at', '=', next_try_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n && ranges) await replaceBusyTimes(tx, id, ranges)
  })
}

function inMinutes(now: Date, minutes: number): string {
  return toInstant(new Date(now.getTime() + minutes * MINUTE_MS))
}
