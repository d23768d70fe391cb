import { toWallTime } from '../i18n/wallTime.ts'
import { addDays } from '../days.ts'
import { DAY_MINUTES } from '../time.ts'
import { minutesOf } from './weeks.ts'

/** A part of a range on one day, as the clock of a time zone shows it, in minutes from midnight. */
export interface WallPart {
  day: string
  from: number
  until: number
}

/**
 * The parts of a range of instants (of the contract, UTC) on the days of a time zone. It runs in browsers without
 * Temporal. On a day on which the clock changes, the parts have the times that the clock shows.
 */
export function wallParts({ from, until }: { from: string; until: string }, timeZone: string): WallPart[] {
  const [start, end] = [wallMoment(from, timeZone), wallMoment(until, timeZone)]
  // The clock may go back within the range.
  const last = start.day === end.day ? Math.max(end.minute, start.minute + 1) : end.minute
  const parts: WallPart[] = []
  for (let day = start.day; day <= end.day; day = addDays(day, 1)) {
    const part = {
      day,
      from: day === start.day ? start.minute : 0,
      until: day === end.day ? last : DAY_MINUTES,
    }
    if (part.from < part.until) parts.push(part)
  }
  return parts
}

/** The day and the minute that the clock of a time zone shows at an instant of the contract. */
export function wallMoment(instant: string, timeZone: string): { day: string; minute: number } {
  const [day = '', time = ''] = toWallTime(instant, timeZone).split('T')
  return { day, minute: minutesOf(time) }
}
