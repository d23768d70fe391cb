import type { Database } from '../../../db/database.ts'
import { loadSite } from '../../../site/site.ts'
import { claimDue, isReadingDue } from './claimDue.ts'
import type { Outside } from './outside.ts'
import { readCalendar } from './readCalendar.ts'

interface ReadingJob {
  db: Database
  clock: () => Date
  /** Aborted when the process shuts down. */
  signal: AbortSignal
  /** Only tests pass another way than the internet. */
  outside?: Outside
}

/** Calendars that one process reads at the same time. */
const AT_ONCE = 4

/**
 * Reads the subscribed calendars that are due, a few at a time. Several nodes share the work: each takes a calendar for
 * itself before it reads it. Returns the number of calendars.
 * @throws AggregateError of unexpected errors, after all other calendars were read
 */
export async function readDueCalendars(job: ReadingJob): Promise<number> {
  const { reader } = job.db
  if (!(await isReadingDue(reader, job.clock()))) return 0
  if (!(await loadSite(reader)).features.availability) return 0
  const failures: unknown[] = []
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, () => readOneByOne(job, failures)))
  if (failures.length > 0) throw new AggregateError(failures, 'Some calendars could not be read.')
  return counts.reduce((sum, count) => sum + count, 0)
}

async function readOneByOne({ db, clock, signal, outside }: ReadingJob, failures: unknown[]): Promise<number> {
  for (let read = 0; ; read++) {
    if (signal.aborted) return read
    const calendar = await claimDue(db, clock())
    if (!calendar) return read
    try {
      await readCalendar(db, calendar, clock, { outside, signal })
    } catch (error) {
      failures.push(error)
    }
  }
}
