import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import { clockChanges, type ScheduleClockChange } from '#shared/availability/clockChanges.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { hoursOn } from '#shared/availability/weeks.ts'
import type { AvailabilitySchedule, HourRange } from '#shared/contract/availability.ts'
import type { HoursClockChange } from '#shared/contract/instructorCalendars.ts'
import { toInstant } from '#shared/instant.ts'
import { addDays } from '#shared/days.ts'
import { DAY_MS } from '#shared/time.ts'

/** A year, in which every zone that changes its clock does so. */
const AHEAD_MS = 366 * DAY_MS
/** After this number of days, hours every four weeks have come again. */
const MOST_DAYS = 28

type Schedule = InstructorCalendar['schedules'][number]

/** The changes of the clock in a span, and the next one after it, for each schedule; sorted by time. */
export function hoursClockChanges(schedules: readonly Schedule[], span: TimeRange): HoursClockChange[] {
  return schedules
    .flatMap((schedule) => {
      const changes = clockChanges(schedule, { from: span.from, until: span.until + AHEAD_MS })
      const next = changes.findIndex(({ at }) => at >= span.until)
      return changes.slice(0, next === -1 ? changes.length : next + 1).map((change) => changeOf(change, schedule))
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.schedule - other.schedule))
}

function changeOf({ at, day, minutes, offset, within }: ScheduleClockChange, schedule: Schedule): HoursClockChange {
  return {
    schedule: schedule.id,
    time_zone: schedule.time_zone,
    at: toInstant(new Date(at)),
    day,
    minutes,
    from_offset: offset - minutes,
    until_offset: offset,
    within,
    next: hoursFrom(day, schedule),
  }
}

/** The first hours on or after a day. */
function hoursFrom(first: string, { weekly }: Pick<AvailabilitySchedule, 'weekly'>): HourRange | null {
  for (let day = first, count = 0; count < MOST_DAYS; day = addDays(day, 1), count++) {
    const [hours] = hoursOn(day, weekly).sort((one, other) => (one.from < other.from ? -1 : 1))
    if (hours) return { from: hours.from, until: hours.until }
  }
  return null
}
