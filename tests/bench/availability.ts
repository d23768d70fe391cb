// `npm run bench:availability`: the calendars of many people, in one process, from the database to the text of the answer.
//   --postgres    on a PostgreSQL of its own instead of an embedded file
//   --site        also the pages of the built site
//   --rounds N    how often each line is measured (default 30)
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calendarsOf } from '#server/availability/calendar/calendarsOf.ts'
import { courseCalendar } from '#server/availability/calendar/courseCalendar.ts'
import { coursePeople } from '#server/availability/calendar/coursePeople.ts'
import { courseFreeTime } from '#server/availability/calendar/freeTime.ts'
import { ownCalendar } from '#server/availability/calendar/ownCalendar.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { findTimes } from '#shared/availability/findTimes.ts'
import { DAY_MS } from '#shared/time.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { fillTeachers } from './manyTeachers.ts'
import { measureCoursePages } from './coursePages.ts'
import { say } from './print.ts'
import { timeHead, timeLine } from './timeLine.ts'

/** Promised, in milliseconds at p95. */
const PROMISE = { calendar: 150, findTime: 100 }
const PEOPLE = 200
const TOGETHER = 50
const MONDAY = '2026-11-23'

const { values: options } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    site: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '30' },
  },
})
const rounds = Number(options.rounds)
const folder = mkdtempSync(join(tmpdir(), 'juniper-availability-'))
const server = options.postgres ? await startPostgres() : undefined
const db = openDatabase(server?.url('postgres') ?? `sqlite:${join(folder, 'site.db')}`)
try {
  await migrate(db, new Date())
  const uids = await fillTeachers(db, PEOPLE, MONDAY)
  const start = Date.parse(MONDAY)
  const weeks = (count: number) => ({ from: start, until: start + count * 7 * DAY_MS })
  const visit = { language: 'en', siteLanguage: 'en', timeZone: 'UTC' }
  const { reader } = db
  say(timeHead(db.dialect))
  await measure(`calendar of ${PEOPLE} people, 4 weeks`, () => courseCalendar(reader, uids, weeks(4)), PROMISE.calendar)
  await measure(
    `free time of ${PEOPLE} people, 4 weeks`,
    () => courseFreeTime(reader, uids, weeks(4)),
    PROMISE.calendar,
  )
  await measure(`calendar of ${PEOPLE} people, a day`, () =>
    courseCalendar(reader, uids, { from: start, until: start + DAY_MS }),
  )
  await measure(`list of ${PEOPLE} people`, () => coursePeople(reader, visit, { limit: 100 }))
  await measure(
    `find a time for ${TOGETHER} people, 2 weeks`,
    () => time(uids.slice(0, TOGETHER), weeks(2)),
    PROMISE.findTime,
  )
  await measure(
    `find a time for ${TOGETHER} people, 4 weeks`,
    () => time(uids.slice(0, TOGETHER), weeks(4)),
    PROMISE.findTime,
  )
  await measure('own calendar, 6 weeks', () => ownCalendar(reader, uids[0]!, weeks(6)))
  if (options.site)
    await measureCoursePages(folder, { people: PEOPLE, monday: MONDAY, rounds, promise: PROMISE.calendar })
} finally {
  await db.close()
  await server?.stop()
  rmSync(folder, { recursive: true })
}

async function time(uids: readonly number[], span: { from: number; until: number }) {
  const people = [...(await calendarsOf(db.reader, uids, span)).values()]
  return findTimes({ people, duration_minutes: 60, span, time_zone: 'Europe/Berlin' })
}

/** The text of the answer is a part of the time. */
function measure(name: string, run: () => Promise<unknown>, promise?: number): Promise<void> {
  return timeLine(name, async () => JSON.stringify(await run()), { rounds, ...(promise !== undefined && { promise }) })
}
