import { openSession } from '#server/accounts/sessions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { courseAddress, type CoursePlace } from '#shared/availability/courseCalendar/courseAddress.ts'
import { toInstant } from '#shared/instant.ts'
import { fillDemo } from '#tests/e2e/support/academy.ts'
import { startSite } from '#tests/support/site.ts'
import { measureScrolling } from './courseScroll.ts'
import { fillTeachers } from './manyTeachers.ts'
import { say } from './print.ts'
import { timeHead, timeLine } from './timeLine.ts'

/** Measures the pages of the course administration's calendar on the built site, with this many more people. */
export async function measureCoursePages(
  folder: string,
  { people, monday, rounds, promise }: { people: number; monday: string; rounds: number; promise: number },
): Promise<void> {
  const url = `sqlite:${folder}/pages.db`
  await fillDemo(url)
  const db = openDatabase(url)
  await fillTeachers(db, people, monday)
  const cookie = await openOffice(db)
  await db.close()
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: folder, WORKERS: '1' })
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    return text
  }
  try {
    say(timeHead(`pages of ${people} people and the demo`))
    const paths: Record<string, string> = {}
    for (const view of ['day', 'week', 'month', 'table', 'conflicts'] as const) {
      const place: CoursePlace = { view, date: monday, ...(view === 'table' && { span: 'month' }) }
      const path = courseAddress(place)
      paths[view] = path
      const kilobytes = Math.round((await read(path)).length / 1024)
      await timeLine(`${view}, ${kilobytes} KB of HTML`, () => read(path), { rounds, promise })
    }
    await measureScrolling(site.url, cookie, paths)
  } finally {
    await site.stop()
  }
}

/** Switches availability on; returns the cookie of a course administrator. */
async function openOffice(db: Database): Promise<string> {
  const { general } = await loadSite(db.reader)
  const features = { ...general.features, availability: true }
  const now = new Date()
  return db.transact(async (tx) => {
    await saveSettings(tx, 'general', { ...general, features }, toInstant(now))
    const { uid } = await tx
      .selectFrom('users')
      .select('uid')
      .where('mail', '=', 'courses@demo.test')
      .executeTakeFirstOrThrow()
    return `session=${await openSession(tx, { uid, now })}`
  })
}
