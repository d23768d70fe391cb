import type { AvailabilityOverride, AvailabilitySchedule } from '../contract/availability.ts'
import { DAY_MS } from '../time.ts'
import { daysBetween } from '../days.ts'
import { clipped, normalised, type TimeRange, unionOf, without } from './ranges.ts'
import { daysRange } from './wallClock.ts'
import { daysOf, rangesOn, type ScheduleHours, weeklyRanges } from './weeks.ts'

/** The weekly hours of a person and the days on which other hours count. */
export interface PlannedHours {
  schedules: readonly (ScheduleHours & Pick<AvailabilitySchedule, 'id' | 'is_default'>)[]
  overrides: readonly AvailabilityOverride[]
}

/** The hours of a person in a span: overrides come before weekly hours. Time off and other commitments are not removed. */
export function hoursIn({ schedules, overrides }: PlannedHours, span: TimeRange): TimeRange[] {
  return overrides
    .filter((override) => isNear(override, span))
    .sort(byStrength)
    .reduce((ranges, override) => withOverride(ranges, override, schedules, span), weeklyHours(schedules, span))
}

/**
 * Schedules without dates add up. While schedules with dates are valid, only these count; the default one never
 * replaces others.
 */
function weeklyHours(schedules: PlannedHours['schedules'], span: TimeRange): TimeRange[] {
  const replacing = schedules.filter(
    ({ is_default, valid_from, valid_until }) => !is_default && (valid_from !== null || valid_until !== null),
  )
  const usual = schedules.filter((schedule) => !replacing.includes(schedule))
  const hoursOf = (some: typeof schedules) => unionOf(...some.map((schedule) => weeklyRanges(schedule, span)))
  const replaced = normalised(replacing.map((schedule) => validity(schedule)))
  return unionOf(without(hoursOf(usual), replaced), hoursOf(replacing))
}

function validity({ valid_from, valid_until, time_zone }: ScheduleHours): TimeRange {
  const day = valid_from ?? valid_until ?? ''
  const { from, until } = daysRange(valid_from ?? day, valid_until ?? day, time_zone)
  return {
    from: valid_from === null ? Number.NEGATIVE_INFINITY : from,
    until: valid_until === null ? Number.POSITIVE_INFINITY : until,
  }
}

/** Days of time zones differ from those of UTC by less than a day: all other overrides are outside the span. */
function isNear({ from, until }: AvailabilityOverride, span: TimeRange): boolean {
  return Date.parse(from) - DAY_MS < span.until && span.from < Date.parse(until) + 2 * DAY_MS
}

/** The shorter of two overrides is the stronger one; of two with the same length, the newer one. */
function byStrength(one: AvailabilityOverride, other: AvailabilityOverride): number {
  const length = ({ from, until }: AvailabilityOverride) => daysBetween(from, until)
  return length(other) - length(one) || one.id - other.id
}

/** On its days, in the time zone of its schedule, an override replaces the hours of all schedules. */
function withOverride(
  ranges: readonly TimeRange[],
  { schedule, from, until, ranges: hours }: AvailabilityOverride,
  schedules: PlannedHours['schedules'],
  span: TimeRange,
): TimeRange[] {
  const timeZone = schedules.find(({ id }) => id === schedule)?.time_zone
  if (timeZone === undefined) return [...ranges]
  const [days] = clipped([daysRange(from, until, timeZone)], span)
  if (!days) return [...ranges]
  const added = daysOf(days, timeZone).flatMap((day) => rangesOn(day, hours, timeZone))
  return unionOf(without(ranges, [days]), clipped(normalised(added), days))
}
