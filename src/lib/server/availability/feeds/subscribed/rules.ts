import ICAL from 'ical.js'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { DAY_MS } from '#shared/time.ts'
import { type CalendarTime, dayOfTime, movedTo, timeOf } from './calendarTimes.ts'
import { type CalendarZones, floatingTime } from './calendarZones.ts'
import type { PropertyValue } from './properties.ts'
import { Unreadable } from './unreadable.ts'

/** The occurrences of a rule in a span, in their order; some that are earlier may be among them. */
export type CalendarRule = (span: TimeRange) => Generator<CalendarTime>

/** Occurrences of one rule that are looked at: 50 years of days, with room for more. */
const MOST_STEPS = 50_000

/** Reads a rule (RRULE); none if it is broken. */
export function readRule({ value }: PropertyValue, start: CalendarTime, zones: CalendarZones): CalendarRule[] {
  try {
    const rule = ICAL.Recur.fromData(value as Parameters<typeof ICAL.Recur.fromData>[0])
    const last = lastOf(rule, start, zones)
    // The iterator counts with the clock; the end of a rule is an instant.
    rule.until = null
    keepDayOfMonth(rule, start)
    rule.iterator(floatingTime(start.wall))
    return [(span) => occurrencesOf(rule, { start, last, span })]
  } catch {
    return []
  }
}

/** A day that a month does not have is skipped (RFC 5545, 3.3.10); without this, the library takes the next day. */
function keepDayOfMonth({ freq, parts }: ICAL.Recur, { wall }: CalendarTime): void {
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return
  if (['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((name) => name in parts)) return
  Object.assign(
    parts,
    { BYMONTHDAY: [wall.day] },
    freq === 'YEARLY' && !('BYMONTH' in parts) && { BYMONTH: [wall.month] },
  )
}

function* occurrencesOf(
  rule: ICAL.Recur,
  { start, last, span }: { start: CalendarTime; last: LastOccurrence; span: TimeRange },
): Generator<CalendarTime> {
  const iterator = rule.iterator(floatingTime(start.wall))
  for (let steps = 0; ; steps++) {
    if (steps > MOST_STEPS) throw new Unreadable('too_large')
    const next = iterator.next()
    if (!next) return
    const { year, month, day, hour, minute, second } = next
    // Most occurrences are long over: their exact instants are not needed.
    const about = Date.UTC(year, month - 1, day)
    if (about > last.about + ZONES_MS) return
    if (about < span.from - ZONES_MS) continue
    const time = movedTo(new Temporal.PlainDateTime(year, month, day, hour, minute, second), start)
    if (time.instant >= span.until || !last.allows(time)) return
    yield time
  }
}

/** A wall time is less than this away from the same time in UTC. */
const ZONES_MS = 2 * DAY_MS

interface LastOccurrence {
  /** Whether an occurrence is not after the end of the rule. */
  allows(time: CalendarTime): boolean
  /** The end, give or take the difference of time zones. */
  about: number
}

const endless: LastOccurrence = { allows: () => true, about: Number.POSITIVE_INFINITY }

/** The end of a rule, which may be a day. */
function lastOf(rule: ICAL.Recur, start: CalendarTime, zones: CalendarZones): LastOccurrence {
  const end = rule.until ? timeOf(String(rule.until), undefined, zones) : undefined
  if (!end) return endless
  if (end.isDay || start.isDay)
    return { allows: (time) => dayOfTime(time) <= dayOfTime(end), about: end.instant + DAY_MS }
  // An end without a zone is of the zone of the event.
  const instant = String(rule.until).endsWith('Z') ? end.instant : start.zone(end.wall)
  return { allows: (time) => time.instant <= instant, about: instant }
}
