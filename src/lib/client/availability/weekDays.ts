import type { TimeOff } from '#shared/contract/availability.ts'
import type { OwnCalendar } from '#shared/contract/instructorCalendars.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { DAY_MINUTES, dayParts } from '#shared/availability/dayHours.ts'
import { plannedDay } from '#shared/availability/plannedDay.ts'
import { overlap, type TimeRange } from '#shared/availability/ranges.ts'
import { type WallPart, wallParts } from '#shared/availability/wallParts.ts'
import type { AvailabilityValues, EditedSchedule } from './availabilityValues.ts'

/** A session on one day. */
export type PlacedSession = TimeRange & {
  session: OwnSession
  /** The instructor has time off then. */
  isLost: boolean
}

/** One day of the calendar; times are in minutes from midnight, as the clock of the shown time zone has them. */
export interface CalendarDay {
  day: string
  hours: TimeRange[]
  /** The day has hours of its own. */
  isOverridden: boolean
  /** The schedule applies on this day. */
  isValid: boolean
  sessions: PlacedSession[]
  busy: TimeRange[]
  off: (TimeRange & { timeOff: TimeOff })[]
}

interface WeekFacts {
  days: readonly string[]
  values: AvailabilityValues
  /** Its hours are shown as they are edited; without it, those that the server has added up. */
  schedule: EditedSchedule | undefined
  calendar: Pick<OwnCalendar, 'hours' | 'busy' | 'sessions'> | undefined
  /** The shown time zone (IANA). */
  zone: string
}

/** Everything that the calendar shows on these days. */
export function weekDays({ days, values, schedule, calendar, zone }: WeekFacts): CalendarDay[] {
  const busy = (calendar?.busy ?? []).flatMap((range) => wallParts(range, zone))
  const hours = schedule ? [] : (calendar?.hours ?? []).flatMap((range) => wallParts(range, zone))
  const sessions = (calendar?.sessions ?? []).flatMap((session) =>
    wallParts(session, zone).map((part) => ({ ...part, session })),
  )
  const off = values.time_off.flatMap((timeOff) => offParts(timeOff, days, zone).map((part) => ({ ...part, timeOff })))
  return days.map((day) => {
    const planned = schedule && plannedDay(schedule, values.overrides, day)
    const offToday = off.filter(isOn(day))
    return {
      day,
      hours: planned ? dayParts(planned.hours) : hours.filter(isOn(day)).map(rangeOf),
      isOverridden: planned?.override !== undefined,
      isValid: planned?.isValid ?? true,
      sessions: sessions.filter(isOn(day)).map(({ session, ...part }) => ({
        ...{ session, from: part.from, until: part.until },
        isLost: offToday.some((range) => overlap(range, part)),
      })),
      busy: busy.filter(isOn(day)).map(rangeOf),
      off: offToday,
    }
  })
}

/** What a part of a day is, the strongest first. */
export function stateOf({ sessions, off, busy, hours }: CalendarDay, part: TimeRange) {
  const session = sessions.find((one) => overlap(one, part))?.session
  return {
    session,
    off: off.find((one) => overlap(one, part))?.timeOff,
    isBusy: busy.some((one) => overlap(one, part)),
    isFree: hours.some((one) => overlap(one, part)),
  }
}

/** The sum of the hours of these days in minutes. */
export function minutesOfDays(days: readonly CalendarDay[]): number {
  return days.flatMap(({ hours }) => hours).reduce((sum, { from, until }) => sum + until - from, 0)
}

/** The hours of a day as the contract writes them, without one range that is being dragged. */
export function withoutRange(hours: readonly TimeRange[], { from, until }: TimeRange): TimeRange[] {
  return hours.filter((range) => range.from !== from || range.until !== until)
}

function offParts({ all_day, from, until }: TimeOff, days: readonly string[], zone: string): WallPart[] {
  if (!all_day) return wallParts({ from, until }, zone)
  return days.filter((day) => from <= day && day <= until).map((day) => ({ day, from: 0, until: DAY_MINUTES }))
}

function isOn(day: string): (part: { day: string }) => boolean {
  return (part) => part.day === day
}

function rangeOf({ from, until }: TimeRange): TimeRange {
  return { from, until }
}
