import { type ExclusionReason, exclusionReasons } from '../contract/trainingSessions.ts'
import { MINUTE_MS } from '../time.ts'
import { type InstructorCalendar, timeOffOf } from './calendar.ts'
import { hoursIn } from './hours.ts'
import { clipped, intersection, normalised, overlap, type TimeRange, widened, without } from './ranges.ts'

/** A span of a person, divided into free time and time that is not free for one reason. */
export interface DividedTime {
  /** Maximal ranges, sorted, within the span. */
  free: TimeRange[]
  /** The same for each reason. */
  busy: Record<ExclusionReason, TimeRange[]>
}

/** The free time of a person in a span: maximal ranges, sorted, within the span. */
export function freeRanges(calendar: InstructorCalendar, span: TimeRange): TimeRange[] {
  return dividedTime(calendar, span).free
}

/** Divides a span: time off comes before overrides, these before weekly hours; then commitments are removed. */
export function dividedTime(calendar: InstructorCalendar, span: TimeRange): DividedTime {
  const whole = clipped([span], span)
  const gap = calendar.gap_minutes * MINUTE_MS
  const around = { from: span.from - gap, until: span.until + gap }
  const near = (ranges: readonly TimeRange[]) => normalised(ranges.filter((range) => overlap(range, around)))
  const sessions = near(calendar.sessions)
  const claims: Record<ExclusionReason, TimeRange[]> = {
    time_off: timeOffOf(calendar),
    outside_hours: without(whole, hoursIn(calendar, span)),
    double_booked: sessions,
    external_busy: near(calendar.busy),
    short_gap: widened(sessions, gap),
  }
  let free = whole
  const take = (reason: ExclusionReason): TimeRange[] => {
    const taken = intersection(free, claims[reason])
    free = without(free, claims[reason])
    return taken
  }
  const busy = Object.fromEntries(exclusionReasons.map((reason) => [reason, take(reason)])) as DividedTime['busy']
  return { free, busy }
}
