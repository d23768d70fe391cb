import { type CalendarTime, movedTo, readTime } from './calendarTimes.ts'
import type { CalendarZones } from './calendarZones.ts'
import type { ComponentLines } from './contentLines.ts'
import { type PropertyValue, readProperties } from './properties.ts'
import { type CalendarRule, readRule } from './rules.ts'

/** An event of a calendar, or one occurrence of an event that was moved or cancelled. Its title is not read. */
export interface CalendarEntry {
  uid: string
  start: CalendarTime
  /** The end of an occurrence that begins then, in milliseconds since 1970. */
  endOf(start: CalendarTime): number
  /** Cancelled, or the time stays free. */
  isFree: boolean
  rules: CalendarRule[]
  /** Occurrences that are not there: by rules, and by their times. */
  excludedRules: CalendarRule[]
  excluded: CalendarTime[]
  /** More occurrences, some with an end of their own. */
  added: { start: CalendarTime; end?: number | undefined }[]
  /** The occurrence that this entry replaces. */
  replaces: CalendarTime | undefined
  /** Whether it replaces all later occurrences too. */
  replacesLater: boolean
}

const wanted = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
])

/** Reads an event; `undefined` if it has no beginning that can be read. */
export function readEntry({ lines }: ComponentLines, zones: CalendarZones): CalendarEntry | undefined {
  const properties = readProperties(lines, wanted)
  const all = (name: string) => properties.get(name) ?? []
  const times = (name: string) =>
    all(name)
      .map((value) => readTime(value, zones))
      .filter((time) => time !== undefined)
  const word = (name: string) =>
    String(all(name)[0]?.value ?? '')
      .trim()
      .toUpperCase()
  const [start] = times('DTSTART')
  const [replaces] = times('RECURRENCE-ID')
  if (!start) return undefined
  const isFree =
    word('STATUS') === 'CANCELLED' || word('TRANSP') === 'TRANSPARENT' || word('X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE'
  return {
    // An event without UID is an event of its own.
    uid: String(all('UID')[0]?.value ?? '') || crypto.randomUUID(),
    start,
    endOf: endsOf(start, { end: times('DTEND')[0], duration: durationOf(all('DURATION')[0]) }),
    isFree,
    rules: all('RRULE').flatMap((value) => readRule(value, start, zones)),
    excludedRules: all('EXRULE').flatMap((value) => readRule(value, start, zones)),
    excluded: times('EXDATE'),
    added: all('RDATE').flatMap((value) => readAdded(value, zones)),
    replaces,
    replacesLater: all('RECURRENCE-ID')[0]?.parameter('range')?.toUpperCase() === 'THISANDFUTURE',
  }
}

/**
 * How occurrences end (RFC 5545, 3.6.1 and 3.8.5.3): with an end, each has the same exact length; with a duration, days
 * are days of the clock; otherwise a day lasts a day, and a time lasts no time.
 */
function endsOf(
  start: CalendarTime,
  { end, duration }: { end: CalendarTime | undefined; duration: Temporal.Duration | undefined },
): CalendarEntry['endOf'] {
  if (start.isDay) {
    const days = end?.isDay
      ? start.wall.until(end.wall, { largestUnit: 'days' }).days
      : (duration?.total({ unit: 'days', relativeTo: start.wall }) ?? 1)
    const length = Math.max(1, Math.ceil(days))
    if (end && !end.isDay) return (occurrence) => occurrence.instant + Math.max(0, end.instant - start.instant)
    return (occurrence) => movedTo(occurrence.wall.add({ days: length }), occurrence).instant
  }
  if (end) return (occurrence) => occurrence.instant + Math.max(0, end.instant - start.instant)
  if (!duration) return (occurrence) => occurrence.instant
  return (occurrence) => endAfter(occurrence, duration)
}

function endAfter(start: CalendarTime, duration: Temporal.Duration): number {
  const { weeks, days, hours, minutes, seconds } = duration
  const day = movedTo(start.wall.add({ weeks, days }), start)
  return day.instant + ((hours * 60 + minutes) * 60 + seconds) * 1000
}

function durationOf(value: PropertyValue | undefined): Temporal.Duration | undefined {
  try {
    const duration = typeof value?.value === 'string' ? Temporal.Duration.from(value.value) : undefined
    return duration && duration.sign >= 0 ? duration : undefined
  } catch {
    return undefined
  }
}

function readAdded(value: PropertyValue, zones: CalendarZones): CalendarEntry['added'] {
  if (!Array.isArray(value.value)) {
    const start = readTime(value, zones)
    return start ? [{ start }] : []
  }
  const [from, until] = value.value.map((text: unknown) => ({ ...value, value: text }))
  const start = from && readTime(from, zones)
  if (!start || !until) return []
  const duration = durationOf(until)
  return [{ start, end: duration ? endAfter(start, duration) : readTime(until, zones)?.instant }]
}
