import type { CalendarDay } from '#client/availability/weekDays.ts'
import { normalised, type TimeRange } from '#shared/availability/ranges.ts'
import { wallParts } from '#shared/availability/wallParts.ts'
import type { OwnCalendar } from '#shared/contract/instructorCalendars.ts'

/** A day as others see it. */
export interface OthersDay {
  day: string
  free: TimeRange[]
  /** Sessions and other calendars look the same. */
  busy: TimeRange[]
  away: CalendarDay['off']
}

/** The saved free and busy times of these days; only time off has a reason. */
export function othersView(
  days: readonly CalendarDay[],
  calendar: Pick<OwnCalendar, 'free'> | undefined,
  zone: string,
): OthersDay[] {
  const free = (calendar?.free ?? []).flatMap((range) => wallParts(range, zone))
  return days.map(({ day, sessions, busy, off }) => ({
    day,
    free: normalised(free.filter((part) => part.day === day)),
    busy: normalised([...busy, ...sessions.filter(({ session }) => session.state === 'confirmed')]),
    away: off.filter(({ timeOff }) => timeOff.id > 0),
  }))
}
