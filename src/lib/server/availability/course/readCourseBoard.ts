import type { CoursePlace } from '#shared/availability/courseCalendar/courseAddress.ts'
import { peopleFilters } from '#shared/availability/courseCalendar/courseAddress.ts'
import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import { courseDays } from '#shared/availability/courseCalendar/courseDays.ts'
import { spanOfView } from '#shared/availability/courseCalendar/spanOfView.ts'
import { writtenRange } from '#shared/availability/ranges.ts'
import { dayAt, daysRange } from '#shared/availability/wallClock.ts'
import type { ConflictReader } from '#shared/availability/conflictTexts.ts'
import type { Reader } from '../../db/database.ts'
import type { Visit } from '../../people/visit.ts'
import { courseCalendars } from '../calendar/courseCalendar.ts'
import { coursePeople } from '../calendar/coursePeople.ts'
import { aroundSessions, keptCalendars } from '../calendar/keptCalendars.ts'
import { listRooms } from '../rooms/listRooms.ts'
import { listSessions } from '../sessions/listSessions.ts'
import { MOST_SESSIONS_TOGETHER } from '../sessions/sessionsWith.ts'
import { courseChoices } from './courseChoices.ts'
import { troublesOf } from './sessionTroubles.ts'

/** The people on a page: as many as one reading of calendars takes, and fewer in a table with a row for each day. */
const PEOPLE = 200
const PEOPLE_OF_MONTH_TABLE = 50
/** The conflicts below a calendar. */
const MOST_TROUBLES = 8

/** A page of the course administration's calendar; the caller checks that the user is a course administrator. */
export async function readCourseBoard(
  reader: Reader,
  place: CoursePlace,
  visit: Visit & ConflictReader,
): Promise<CourseBoard> {
  const timeZone = visit.user?.timezone ?? visit.timeZone
  const today = dayAt(visit.now.getTime(), timeZone)
  const day = place.date ?? today
  const span = spanOfView(place)
  const days = courseDays(span, day)
  const range = daysRange(days[0]!, days.at(-1)!, timeZone)
  const { people, meta } = await coursePeople(reader, visit, peopleQuery(place))
  const uids = people.map(({ uid }) => uid)
  const around = aroundSessions(range)
  const { shown, calendars } = await courseCalendars(reader, uids, { span: range, around })
  const source = keptCalendars(reader, around, calendars)
  const [{ data: sessions }, rooms, choices] = await Promise.all([
    listSessions(
      reader,
      { t: visit.t, format: visit.format, calendars: source },
      { ...writtenRange(range), training: place.training, limit: MOST_SESSIONS_TOGETHER },
    ),
    listRooms(reader),
    courseChoices(reader, visit),
  ])
  return {
    place,
    day,
    today,
    span,
    days,
    timeZone,
    people,
    meta,
    choices,
    calendars: new Map(shown.map((calendar) => [calendar.uid, calendar])),
    sessions: new Map(sessions.map((session) => [session.id, session])),
    rooms: new Map(rooms.map(({ id, name }) => [id, name])),
    conflicts: await troublesOf(reader, sessions, { limit: MOST_TROUBLES, source }),
  }
}

function peopleQuery(place: CoursePlace) {
  const isMonthTable = place.view === 'table' && place.span === 'month'
  const { organization, country, language, training, s } = peopleFilters(place)
  return {
    ...(s !== undefined && { s }),
    ...(organization !== undefined && { organization: [organization] }),
    ...(country !== undefined && { country: [country] }),
    ...(language !== undefined && { language: [language] }),
    ...(training !== undefined && { training: [training] }),
    page: place.page ?? 0,
    limit: isMonthTable ? PEOPLE_OF_MONTH_TABLE : PEOPLE,
  }
}
