import type { TimeOff } from '../contract/availability.ts'
import type { PlannedHours } from './hours.ts'
import { normalised, readRange, type TimeRange } from './ranges.ts'
import { daysRange } from './wallClock.ts'

/** Everything that decides when a person is free. */
export interface InstructorCalendar extends PlannedHours {
  uid: number
  /** IANA name: whole days of time off are days of this zone. */
  time_zone: string
  time_off: readonly Pick<TimeOff, 'all_day' | 'from' | 'until'>[]
  /** The busy times of subscribed calendars. */
  busy: readonly TimeRange[]
  /** The sessions that the person has confirmed. */
  sessions: readonly TimeRange[]
  /** The pause that the person wants before and after each session, in minutes. */
  gap_minutes: number
}

/** The time off of a person; whole days include the last one. */
export function timeOffOf({ time_off, time_zone }: Pick<InstructorCalendar, 'time_off' | 'time_zone'>): TimeRange[] {
  return normalised(
    time_off.map(({ all_day, from, until }) =>
      all_day ? daysRange(from, until, time_zone) : readRange({ from, until }),
    ),
  )
}
