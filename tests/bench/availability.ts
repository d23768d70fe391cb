// `npm run bench:availability`: the calendars of many people, in one process, from the database to the text of the answer.
//   --postgres    on a PostgreSQL of its own instead of an embedded file
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
import { say } from './print.ts'

/** Promised, in milliseconds at p95. */
const PROMISE = { calendar: 150, findTime: 100 }
const PEOPLE = 200
const TOGETHER = 50
const MONDAY = '2026-11-23'

const { values: options } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, rounds: { type: 'string', default: '30' } },
})
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
  say(`${db.dialect.padEnd(44)}first ms   p50 ms   p95 ms`)
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
} finally {
  await db.close()
  await server?.stop()
  rmSync(folder, { recursive: true })
}

async function time(uids: readonly number[], span: { from: number; until: number }) {
  const people = [...(await calendarsOf(db.reader, uids, span)).values()]
  return findTimes({ people, duration_minutes: 60, span, time_zone: 'Europe/Berlin' })
}

async function measure(name: string, run: () => Promise<unknown>, promise?: number): Promise<void> {
  const took: number[] = []
  for (let round = 0; round < Number(options.rounds); round++) {
    const before = performance.now()
    JSON.stringify(await run())
    took.push(performance.now() - before)
  }
  const [first] = took
  const sorted = took.slice(1).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  const numbers = [first!, at(0.5), at(0.95)].map((ms) => ms.toFixed(1).padStart(9)).join('')
  const verdict = promise === undefined ? '' : at(0.95) <= promise ? `  (≤ ${promise} ✓)` : `  (promised ${promise} ✗)`
  say(`${name.padEnd(43)}${numbers}${verdict}`)
}
