import { MINUTE_MS } from '../time.ts'
import { meetsOne, type TimeRange } from './ranges.ts'
import { minuteOfDayAt } from './wallClock.ts'

/** The points that a time loses, of 100. */
const losses = { latest: 30, unusualHours: 20, noPause: 10, oddMinute: 5 } as const
/** 08:00 and 18:00, in minutes since midnight. */
const usual = { from: 8 * 60, until: 18 * 60 }
const PAUSE_MS = 15 * MINUTE_MS

interface Surroundings {
  span: TimeRange
  /** The sessions and busy times of all people; normalised. */
  taken: readonly TimeRange[]
  timeZone: string
}

/**
 * How good a time is, 0 to 100: earlier in the span, between 08:00 and 18:00 on the clock of the time zone, on a full or
 * half hour, and with a pause of 15 minutes before and after it for everyone.
 */
export function scoreOf(time: TimeRange, { span, taken, timeZone }: Surroundings): number {
  const start = minuteOfDayAt(time.from, timeZone)
  const end = start + (time.until - time.from) / MINUTE_MS
  const isUsual = start >= usual.from && end <= usual.until
  const before = { from: time.from - PAUSE_MS, until: time.from }
  const after = { from: time.until, until: time.until + PAUSE_MS }
  const tight = [before, after].filter((pause) => meetsOne(taken, pause)).length
  return (
    100 -
    Math.round((losses.latest * (time.from - span.from)) / (span.until - span.from)) -
    (isUsual ? 0 : losses.unusualHours) -
    tight * losses.noPause -
    (start % 30 === 0 ? 0 : losses.oddMinute)
  )
}
