import { readCalendarPlace, shownDays, spanOfDays } from '#shared/availability/calendarPlace.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { wallMoment } from '#shared/availability/wallParts.ts'
import { MOST_FREE_DAYS, MOST_SCHEDULES } from '#shared/contract/availability.ts'
import { MOST_CALENDARS } from '#shared/contract/subscribedCalendars.ts'
import { toInstant } from '#shared/instant.ts'
import { MOST_RANGES } from '#shared/contract/weeklyLimits.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader } from '../db/database.ts'
import { timeZonesWith } from '../people/timeZones.ts'
import { ownCalendar } from './calendar/ownCalendar.ts'
import { listOverrides, listOwnSchedules, listTimeOff, readChoices } from './calendar/readHours.ts'
import { ownSessions } from './sessions/ownSessions.ts'

/** Everything that the page of a person's own availability shows first. */
export async function ownAvailability(
  reader: Reader,
  { uid, now, timeZone, query }: { uid: number; now: Date; timeZone: string; query: URLSearchParams },
) {
  const [schedules, choices] = [await listOwnSchedules(reader, uid), await readChoices(reader, uid)]
  const home = schedules[0]?.time_zone ?? timeZone
  const zone = choices.travel_time_zone ?? home
  const moment = toInstant(now)
  const today = wallMoment(moment, zone).day
  const place = readCalendarPlace(query, today)
  const span = spanOfDays(shownDays(place, today), zone)
  const ahead = { from: moment, until: toInstant(new Date(now.getTime() + (MOST_FREE_DAYS - 1) * DAY_MS)) }
  return {
    place,
    now: moment,
    schedules,
    choices,
    overrides: await listOverrides(reader, uid),
    timeOff: await listTimeOff(reader, uid),
    calendar: await ownCalendar(reader, uid, readRange(span)),
    span,
    sessions: await ownSessions(reader, uid, ahead),
    ahead,
    zone: timeZone,
    zones: timeZonesWith(zone),
    limits: { schedules: MOST_SCHEDULES, ranges: MOST_RANGES, calendars: MOST_CALENDARS },
  }
}
