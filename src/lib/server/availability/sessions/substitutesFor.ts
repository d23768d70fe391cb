import { freeRanges } from '#shared/availability/freeRanges.ts'
import { readRange, type TimeRange, writtenRange } from '#shared/availability/ranges.ts'
import { dayAt, daysRange } from '#shared/availability/wallClock.ts'
import type { Substitute } from '#shared/contract/sessionLists.ts'
import { addDays, mondayOf } from '#shared/days.ts'
import type { Reader } from '../../db/database.ts'
import { candidatesFor } from './candidatesFor.ts'
import { type CalendarSource, directCalendars } from '../calendar/keptCalendars.ts'
import { type SavedSession, savedSession } from './savedSessions.ts'

/** The number of people that are suggested. */
const MOST_SUBSTITUTES = 50
const collator = new Intl.Collator()

interface SubstituteSearch {
  replaced?: number | undefined
  source?: CalendarSource
  limit?: number
}

/**
 * The people who are free the whole time of a session and do not teach it: first those of the same organisation or with
 * the same skill, then those with the fewest sessions that week.
 * @param replaced the instructor to replace; without one, all instructors of the session
 * @param source where the calendars are from
 * @param limit the number of people that are enough
 * @throws Refusal 404
 */
export async function substitutesFor(
  reader: Reader,
  id: number,
  { replaced, source = directCalendars(reader), limit = MOST_SUBSTITUTES }: SubstituteSearch = {},
): Promise<Substitute[]> {
  const session = await savedSession(reader, id)
  const range = readRange(session)
  const candidates = await candidatesFor(reader, session, { replaced, week: writtenRange(weekOf(session)) })
  const calendars = await source(
    candidates.map(({ uid }) => uid),
    range,
  )
  return candidates
    .sort(
      (one, other) =>
        Number(isNear(other)) - Number(isNear(one)) ||
        one.sessions_that_week - other.sessions_that_week ||
        collator.compare(one.full_name, other.full_name) ||
        one.uid - other.uid,
    )
    .values()
    .filter(({ uid }) => isFree(calendars.get(uid), range))
    .take(limit)
    .toArray()
}

function isNear({ same_organization, same_skill }: Substitute): boolean {
  return same_organization || same_skill
}

function isFree(calendar: Parameters<typeof freeRanges>[0] | undefined, range: TimeRange): boolean {
  const [free] = calendar ? freeRanges(calendar, range) : []
  return free !== undefined && free.from === range.from && free.until === range.until
}

/** The week of a session, from Monday, where it takes place. */
function weekOf({ from, until, time_zone }: SavedSession): TimeRange {
  const day = dayAt(readRange({ from, until }).from, time_zone)
  const monday = mondayOf(day)
  return daysRange(monday, addDays(monday, 6), time_zone)
}
