import { fromInstant, toInstant } from '../instant.ts'
import { toWallTime } from './wallTime.ts'

const SECOND_MS = 1000

/**
 * The last day, `yyyy-MM-dd`, of what is over at an instant, if it is over when a day begins in `timeZone` (IANA): it
 * includes this day to its end. `null` if it is over at another time.
 */
export function lastWholeDay(end: string, timeZone: string): string | null {
  const dayAt = (instant: string) => toWallTime(instant, timeZone).slice(0, 10)
  const last = dayAt(toInstant(new Date(fromInstant(end).getTime() - SECOND_MS)))
  return last === dayAt(end) ? null : last
}
