import type { TimeOff } from '#shared/contract/availability.ts'
import type { OwnCalendar } from '#shared/contract/instructorCalendars.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { dayParts } from '#shared/availability/dayHours.ts'
import { plannedDay } from '#shared/availability/plannedDay.ts'
import { overlap, type TimeRange } from '#shared/availability/ranges.ts'
import { type WallPart, wallParts } from '#shared/availability/wallParts.ts'
import type { AvailabilityValues, EditedSchedule } from './availabilityValues.ts'

/** A session on one day. */
export type PlacedSession = TimeRange & {
  session: OwnSession
  /** The instructor has time off then. */
  isLost: boolean
  /** Sessions at the same time are side by side. */
  lane: number
  lanes: number
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
      sessions: sideBySide(
        sessions.filter(isOn(day)).map(({ session, from, until }) => ({
          session,
          from,
          until,
          isLost: offToday.some((range) => overlap(range, { from, until })),
        })),
      ),
      busy: busy.filter(isOn(day)).map(rangeOf),
      off: offToday,
    }
  })
}

/** The facts about a part of a day. */
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

/** Gives the ranges of a group that overlap, directly or through others, lanes of their own. */
function sideBySide<Part extends TimeRange>(parts: readonly Part[]): (Part & { lane: number; lanes: number })[] {
  const placed: (Part & { lane: number; lanes: number })[] = []
  let group: typeof placed = []
  let end = 0
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    if (part.from >= end) group = []
    const lanes = Math.max(0, ...group.map((one) => one.lanes))
    const free = Array.from({ length: lanes + 1 }, (_, lane) => lane).find(
      (lane) => !group.some((one) => one.lane === lane && overlap(one, part)),
    )
    const next = { ...part, lane: free ?? lanes, lanes: 0 }
    group.push(next)
    placed.push(next)
    for (const one of group) one.lanes = Math.max(lanes, next.lane + 1)
    end = Math.max(...group.map(({ until }) => until))
  }
  return placed
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
