import ICAL from 'ical.js'
import { type CalendarTime, dayOfTime, movedTo, timeOf } from './calendarTimes.ts'
import { type CalendarZones, floatingTime } from './calendarZones.ts'
import type { PropertyValue } from './properties.ts'
import { Unreadable } from './unreadable.ts'

/** The occurrences of a rule up to a moment, in their order. */
export type CalendarRule = (until: number) => Generator<CalendarTime>

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
    return [(until) => occurrencesOf(rule, { start, last, until })]
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
  { start, last, until }: { start: CalendarTime; last: (time: CalendarTime) => boolean; until: number },
): Generator<CalendarTime> {
  const iterator = rule.iterator(floatingTime(start.wall))
  for (let steps = 0; ; steps++) {
    if (steps > MOST_STEPS) throw new Unreadable('too_large')
    const next = iterator.next()
    if (!next) return
    const { year, month, day, hour, minute, second } = next
    const time = movedTo(new Temporal.PlainDateTime(year, month, day, hour, minute, second), start)
    if (time.instant >= until || !last(time)) return
    yield time
  }
}

/** Whether an occurrence is not after the end of the rule, which may be a day. */
function lastOf(rule: ICAL.Recur, start: CalendarTime, zones: CalendarZones): (time: CalendarTime) => boolean {
  if (!rule.until) return () => true
  const end = timeOf(String(rule.until), undefined, zones)
  if (!end) return () => true
  if (end.isDay || start.isDay) return (time) => dayOfTime(time) <= dayOfTime(end)
  // An end without a zone is of the zone of the event.
  const isUtc = String(rule.until).endsWith('Z')
  const instant = isUtc ? end.instant : start.zone(end.wall)
  return (time) => time.instant <= instant
}
