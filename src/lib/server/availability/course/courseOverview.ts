import type { CourseOverview } from '#shared/availability/courseCalendar/courseOverview.ts'
import { writtenRange } from '#shared/availability/ranges.ts'
import { dayAt, daysRange } from '#shared/availability/wallClock.ts'
import type { ConflictReader } from '#shared/availability/conflictTexts.ts'
import { addDays } from '#shared/days.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { coursePeople } from '../calendar/coursePeople.ts'
import { aroundSessions, keptCalendars } from '../calendar/keptCalendars.ts'
import { listRooms } from '../rooms/listRooms.ts'
import { listSessions } from '../sessions/listSessions.ts'
import { MOST_SESSIONS_TOGETHER } from '../sessions/sessionsWith.ts'
import { CONFLICT_DAYS } from './readConflicts.ts'
import { troublesOf } from './sessionTroubles.ts'

/** The sessions that wait first. */
const FIRST = 5

/** The things that wait for a course administrator in the next four weeks, and the size of each area. */
export async function courseOverview(reader: Reader, visit: Visit & ConflictReader): Promise<CourseOverview> {
  const timeZone = visit.user?.timezone ?? visit.timeZone
  const today = dayAt(visit.now.getTime(), timeZone)
  const last = addDays(today, CONFLICT_DAYS - 1)
  const range = daysRange(today, last, timeZone)
  const source = keptCalendars(reader, aroundSessions(range))
  const reading = { t: visit.t, format: visit.format, calendars: source }
  const [{ meta: people }, { data: sessions }, rooms] = await Promise.all([
    coursePeople(reader, visit, { limit: 1 }),
    listSessions(reader, reading, { ...writtenRange(range), limit: MOST_SESSIONS_TOGETHER }),
    listRooms(reader),
  ])
  const planned = sessions.filter(({ status }) => status !== 'cancelled')
  const has = (code: string) => planned.filter(({ conflicts }) => conflicts.some((conflict) => conflict.code === code))
  return {
    today,
    last,
    uncovered: has('no_instructor').length,
    requests: planned.filter(({ instructors }) => instructors.some(({ state }) => state === 'requested')).length,
    conflicts: planned.filter(({ conflicts }) => conflicts.length > 0).length,
    drafts: planned.filter(({ status }) => status === 'draft').length,
    sessions: planned.length,
    people: people.total,
    rooms: { active: rooms.filter(({ active }) => active).length, all: rooms.length },
    first: await troublesOf(reader, planned, { limit: FIRST, source }),
  }
}
