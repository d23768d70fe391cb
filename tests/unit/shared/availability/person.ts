import type { InstructorCalendar } from '#shared/availability/calendar.ts'
import type { PlannedSession } from '#shared/availability/conflicts.ts'
import { readRange, type TimeRange, writtenRange } from '#shared/availability/ranges.ts'

export type Schedule = InstructorCalendar['schedules'][number]
export type Hours = Schedule['weekly'][number]

/** `2026-11-23 09:00 – 2026-11-23 12:00` in UTC; days may have no time. */
export function range(from: string, until: string): TimeRange {
  const whole = (text: string) => `${text.length === 10 ? `${text} 00:00` : text}:00`
  return readRange({ from: whole(from), until: whole(until) })
}

/** Ranges as texts in UTC. */
export function texts(ranges: readonly TimeRange[]): string[] {
  return ranges.map((one) => {
    const { from, until } = writtenRange(one)
    return `${from.slice(0, 16)} – ${until.slice(0, 16)}`
  })
}

/** The same hours on days of the week (Monday is 1). */
export function weekly(weekdays: readonly number[], from: string, until: string, rhythm: Partial<Hours> = {}): Hours[] {
  return weekdays.map((weekday) => ({ weekday, from, until, every_weeks: 1, ...rhythm }))
}

export const workdays = [1, 2, 3, 4, 5]
export const everyDay = [...workdays, 6, 7]

export function schedule(fields: Partial<Schedule> = {}): Schedule {
  return {
    id: 1,
    is_default: true,
    time_zone: 'Europe/Berlin',
    valid_from: null,
    valid_until: null,
    weekly: weekly(workdays, '09:00', '12:00'),
    ...fields,
  }
}

/** A person in Berlin who teaches from 09:00 to 12:00 on workdays. */
export function person(fields: Partial<InstructorCalendar> = {}): InstructorCalendar {
  return {
    uid: 1,
    time_zone: 'Europe/Berlin',
    schedules: [schedule()],
    overrides: [],
    time_off: [],
    busy: [],
    sessions: [],
    gap_minutes: 0,
    ...fields,
  }
}

/** A session on Monday 23 November 2026, 10:00 to 11:00 in Berlin, with a confirmed instructor. */
export function session(fields: Partial<PlannedSession> = {}): PlannedSession {
  return {
    id: 1,
    title: 'First signs',
    status: 'scheduled',
    from: '2026-11-23 09:00:00',
    until: '2026-11-23 10:00:00',
    time_zone: 'Europe/Berlin',
    room: null,
    capacity: null,
    booked: 0,
    instructors: [{ uid: 1, state: 'confirmed' }],
    ...fields,
  }
}
