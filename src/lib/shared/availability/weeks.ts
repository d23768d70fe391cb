import type { AvailabilitySchedule, HourRange, WeeklyHours } from '../contract/availability.ts'
import { addDays } from '../days.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { memo } from '../memo.ts'
import { clipped, normalised, type TimeRange } from './ranges.ts'
import { dayAt, dayRange, instantAt } from './wallClock.ts'

/** The part of a schedule that gives its hours. */
export type ScheduleHours = Pick<AvailabilitySchedule, 'time_zone' | 'valid_from' | 'valid_until' | 'weekly'>

/** The weekly hours of one schedule in a span, on the days on which the schedule is valid. */
export function weeklyRanges(schedule: ScheduleHours, span: TimeRange): TimeRange[] {
  const { time_zone, valid_from, valid_until, weekly } = schedule
  const days = daysOf(span, time_zone).filter(
    (day) => (valid_from === null || day >= valid_from) && (valid_until === null || day <= valid_until),
  )
  const ranges = days.flatMap((day) => rangesOn(day, hoursOn(day, weekly), time_zone))
  return clipped(normalised(ranges), span)
}

/** The days (`yyyy-MM-dd`) that the clock of a time zone shows in a span. */
export function daysOf(span: TimeRange, timeZone: string): readonly string[] {
  if (span.from >= span.until) return []
  const key = `${timeZone} ${span.from} ${span.until}`
  const known = spans.get(key)
  if (known) return known
  const last = dayAt(span.until - 1, timeZone)
  const days: string[] = []
  for (let day = dayAt(span.from, timeZone); day <= last; day = addDays(day, 1)) days.push(day)
  if (spans.size === MOST_SPANS) spans.clear()
  spans.set(key, days)
  return days
}

/** The days of spans, because the schedules of many people are read for the same ones. */
const spans = new Map<string, readonly string[]>()
const MOST_SPANS = 1000

/** The hours of a day by weekly rules. */
export function hoursOn(day: string, weekly: readonly WeeklyHours[]): WeeklyHours[] {
  const { weekday, week } = placeInWeek(day)
  return weekly.filter(
    (hours) =>
      hours.weekday === weekday &&
      (hours.anchor === undefined || (week - placeInWeek(hours.anchor).week) % hours.every_weeks === 0),
  )
}

/**
 * Hours of a day as instants. They stay within the day: hours that a clock change moves beyond its end are cut, and a
 * day that the time zone skipped has none.
 */
export function rangesOn(day: string, hours: readonly HourRange[], timeZone: string): TimeRange[] {
  if (hours.length === 0) return []
  const whole = dayRange(day, timeZone)
  const rangesBy = (instantOf: (time: string) => number) =>
    normalised(hours.map(({ from, until }) => ({ from: instantOf(from), until: instantOf(until) })))
  if (whole.until - whole.from === DAY_MS) return rangesBy((time) => whole.from + minutesOf(time) * MINUTE_MS)
  return clipped(
    rangesBy((time) => instantAt(day, time, timeZone)),
    whole,
  )
}

/** The day of the week (ISO 8601: Monday is 1) and the number of its week, counted from the first Monday of 1970. */
const placeInWeek = memo(5000, (day: string) => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = Date.parse(day) / DAY_MS + 3
  const week = Math.floor(sinceMonday / 7)
  return { weekday: sinceMonday - week * 7 + 1, week }
})

/** The minutes from midnight to a time of a clock (`HH:mm`, also `24:00`). */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
