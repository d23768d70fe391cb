import type { SessionTroubles } from '#shared/availability/courseCalendar/courseBoard.ts'
import type { CoursePlace } from '#shared/availability/courseCalendar/courseAddress.ts'
import { writtenRange } from '#shared/availability/ranges.ts'
import { dayAt, daysRange } from '#shared/availability/wallClock.ts'
import type { ConflictReader } from '#shared/availability/conflictTexts.ts'
import { addDays } from '#shared/days.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { aroundSessions, keptCalendars } from '../calendar/keptCalendars.ts'
import { listConflicts } from '../sessions/listConflicts.ts'
import { MOST_SESSIONS_TOGETHER } from '../sessions/sessionsWith.ts'
import { troublesOf } from './sessionTroubles.ts'

/** The days in which conflicts are looked for. */
export const CONFLICT_DAYS = 28
const PER_PAGE = 50

/** The sessions with conflicts in four weeks from a day, or from today, the worst first. */
export async function readConflicts(
  reader: Reader,
  place: Pick<CoursePlace, 'date' | 'severity' | 'page' | 'training'>,
  visit: Visit & ConflictReader,
): Promise<SessionTroubles & { day: string; last: string }> {
  const timeZone = visit.user?.timezone ?? visit.timeZone
  const day = place.date ?? dayAt(visit.now.getTime(), timeZone)
  const last = addDays(day, CONFLICT_DAYS - 1)
  const range = daysRange(day, last, timeZone)
  const source = keptCalendars(reader, aroundSessions(range))
  const query = { ...writtenRange(range), limit: MOST_SESSIONS_TOGETHER }
  const { data } = await listConflicts(reader, { t: visit.t, format: visit.format, calendars: source }, query)
  const sessions = data.filter(({ training }) => place.training === undefined || training === place.training)
  return { day, last, ...(await troublesOf(reader, sessions, { ...place, limit: PER_PAGE, source })) }
}
