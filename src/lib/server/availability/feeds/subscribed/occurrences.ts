import type { TimeRange } from '#shared/availability/ranges.ts'
import { type CalendarTime, dayOfTime } from './calendarTimes.ts'
import type { CalendarEntry } from './readEntry.ts'
import { Unreadable } from './unreadable.ts'

/** Ranges of one event; far more than a person has. */
const MOST_OCCURRENCES = 100_000

/** The busy times of one event in a span: its occurrences without those that are excluded, moved or cancelled. */
export function busyOccurrences(entries: readonly CalendarEntry[], span: TimeRange): TimeRange[] {
  const replacing = entries.filter(({ replaces }) => replaces !== undefined)
  const found: TimeRange[] = replacing.filter(({ isFree }) => !isFree).map(single)
  for (const entry of entries.filter(({ replaces }) => replaces === undefined)) {
    const isGone = goneFrom(entry, replacing, span)
    for (const range of occurrences(entry, replacing, { span, isGone })) {
      if (range.until > span.from && range.from < span.until) found.push(range)
      if (found.length > MOST_OCCURRENCES) throw new Unreadable('too_large')
    }
  }
  return found
}

interface Looking {
  span: TimeRange
  isGone: (time: CalendarTime) => boolean
}

function* occurrences(
  entry: CalendarEntry,
  replacing: readonly CalendarEntry[],
  { span, isGone }: Looking,
): Generator<TimeRange> {
  const later = replacing.filter(({ replacesLater }) => replacesLater)
  // A change of all later occurrences may bring early ones into the span.
  const from = later.length > 0 ? Number.NEGATIVE_INFINITY : span.from - lengthOf(entry)
  for (const { start, end } of startsOf(entry, { from, until: span.until })) {
    if (isGone(start)) continue
    const changed = later.findLast(({ replaces }) => replaces !== undefined && replaces.instant < start.instant)
    if (changed?.replaces && !changed.isFree) {
      const from = start.instant + changed.start.instant - changed.replaces.instant
      yield { from, until: from + changed.endOf(changed.start) - changed.start.instant }
    } else if (!changed && !entry.isFree) {
      yield { from: start.instant, until: end ?? entry.endOf(start) }
    }
  }
}

/** The beginning of the event itself is always an occurrence. */
function* startsOf({ start, rules, added }: CalendarEntry, span: TimeRange): Generator<CalendarEntry['added'][number]> {
  yield { start }
  for (const rule of rules) for (const time of rule(span)) if (time.instant !== start.instant) yield { start: time }
  yield* added
}

function goneFrom(
  { start, excluded, excludedRules }: CalendarEntry,
  replacing: readonly CalendarEntry[],
  span: TimeRange,
): (time: CalendarTime) => boolean {
  const instants = new Set<number>()
  const days = new Set<string>()
  const replaced = replacing.map(({ replaces }) => replaces).filter((time) => time !== undefined)
  for (const time of [...excluded, ...replaced]) {
    // A day excludes the occurrence of that day, whatever its time.
    if (time.isDay || start.isDay) days.add(dayOfTime(time))
    else instants.add(time.instant)
  }
  for (const rule of excludedRules)
    for (const { instant } of rule({ ...span, from: Number.NEGATIVE_INFINITY })) instants.add(instant)
  return (time) => instants.has(time.instant) || days.has(dayOfTime(time))
}

function lengthOf({ start, endOf }: CalendarEntry): number {
  return endOf(start) - start.instant
}

function single({ start, endOf }: CalendarEntry): TimeRange {
  return { from: start.instant, until: endOf(start) }
}
