import type { CourseCalendar } from '../contract/instructorCalendars.ts'
import { normalised, overlap, readRange, type TimeRange, without } from './ranges.ts'

/** Whether a person can teach at a time, or the first reason why not. */
export type PlanFit =
  | { fits: true }
  | { fits: false; reason: 'session'; title: string }
  | { fits: false; reason: 'time_off' | 'external_busy' | 'outside_hours' }

/**
 * Compares a planned time with the time of a person.
 * @param own the session that is planned, which does not count against itself
 */
export function planFit(
  { free, busy, sessions }: Pick<CourseCalendar, 'free' | 'busy' | 'sessions'>,
  planned: TimeRange,
  own: number | undefined,
): PlanFit {
  const others = sessions.filter(({ id }) => id !== own)
  const itself = sessions.filter(({ id }) => id === own).map(readRange)
  const away = busy.find(({ kind, ...range }) => kind === 'time_off' && overlap(readRange(range), planned))
  if (away) return { fits: false, reason: 'time_off' }
  const other = others.find((session) => overlap(readRange(session), planned))
  if (other) return { fits: false, reason: 'session', title: other.title }
  if (busy.some((range) => overlap(readRange(range), planned))) return { fits: false, reason: 'external_busy' }
  const open = normalised([...free.map(readRange), ...itself])
  return without([planned], open).length === 0 ? { fits: true } : { fits: false, reason: 'outside_hours' }
}
