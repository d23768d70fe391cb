import type { HourRange } from '../contract/availability.ts'
import { msg } from '../i18n/message.ts'
import { MINUTE_MS } from '../time.ts'
import type { TimeRange } from './ranges.ts'
import { type ClockChange, clockChangesIn, dayAt, minuteOfDayAt } from './wallClock.ts'
import { hoursOn, minutesOf, rangesOn, type ScheduleHours } from './weeks.ts'

/** A change of the clock while a schedule is valid: its hours keep their local times. */
export interface ScheduleClockChange extends ClockChange {
  /** The day of the change (`yyyy-MM-dd`) on the clock of the schedule. */
  day: string
  /** The hours of that day that the change makes shorter or longer, or moves. */
  within: HourRange[]
}

/** The changes of the clock in a span while a schedule with hours is valid. */
export function clockChanges(schedule: ScheduleHours, span: TimeRange): ScheduleClockChange[] {
  const { time_zone, valid_from, valid_until, weekly } = schedule
  if (weekly.length === 0) return []
  return clockChangesIn(span, time_zone)
    .map((change) => ({ ...change, day: dayAt(change.at, time_zone) }))
    .filter(({ day }) => (valid_from === null || day >= valid_from) && (valid_until === null || day <= valid_until))
    .map((change) => ({ ...change, within: changedHours(change, schedule) }))
}

/** The title and the text of a notice; `{{day}}` is for the caller to fill, `{{from}}` and `{{until}}` are wall times. */
export function clockChangeWords({ minutes }: ClockChange): { title: string; text: string } {
  return {
    title: minutes > 0 ? msg('Clocks go forward on {{day}}.') : msg('Clocks go back on {{day}}.'),
    text: msg('Your hours stay {{from}}–{{until}} local time.'),
  }
}

/** The strings of these words, for islands. */
export const clockChangeStrings: readonly string[] = [
  msg('Clocks go forward on {{day}}.'),
  msg('Clocks go back on {{day}}.'),
  msg('Your hours stay {{from}}–{{until}} local time.'),
]

/** The hours that are shorter, longer or later than their local times say. */
function changedHours({ day }: { day: string }, { weekly, time_zone }: ScheduleHours): HourRange[] {
  return hoursOn(day, weekly)
    .filter((hours) => {
      const [range] = rangesOn(day, [hours], time_zone)
      if (!range) return true
      const [start, end] = [minutesOf(hours.from), minutesOf(hours.until)]
      return range.until - range.from !== (end - start) * MINUTE_MS || minuteOfDayAt(range.from, time_zone) !== start
    })
    .map(({ from, until }) => ({ from, until }))
}
