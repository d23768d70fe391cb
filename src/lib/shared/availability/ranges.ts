import { millisecondsOf, toInstant } from '../instant.ts'

/** A half-open range of time: `from` is included, `until` is not. Both are milliseconds since 1970 (UTC). */
export interface TimeRange {
  from: number
  until: number
}

/*
 * The functions below that take several lists expect them normalised: sorted, not empty, neither overlapping nor
 * touching. They return such lists.
 */

/** Sorts ranges, joins those that overlap or touch, and removes empty ones. */
export function normalised(ranges: readonly TimeRange[]): TimeRange[] {
  if (isNormalised(ranges)) return [...ranges]
  const joined: TimeRange[] = []
  for (const { from, until } of ranges.filter(isNotEmpty).sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else joined.push({ from, until })
  }
  return joined
}

/** The time that is in at least one of the lists. */
export function unionOf(...lists: readonly (readonly TimeRange[])[]): TimeRange[] {
  return normalised(lists.flat())
}

/** The time that is in both lists. */
export function intersection(some: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  const shared: TimeRange[] = []
  let [a, b] = [0, 0]
  while (a < some.length && b < others.length) {
    const [one, other] = [some[a]!, others[b]!]
    const from = Math.max(one.from, other.from)
    const until = Math.min(one.until, other.until)
    if (from < until) shared.push({ from, until })
    if (one.until < other.until) a++
    else b++
  }
  return shared
}

/** The time of the first list that is not in the second. */
export function without(ranges: readonly TimeRange[], removed: readonly TimeRange[]): TimeRange[] {
  const rest: TimeRange[] = []
  let first = 0
  for (const { from, until } of ranges) {
    while (first < removed.length && removed[first]!.until <= from) first++
    let start = from
    for (let index = first; index < removed.length && removed[index]!.from < until; index++) {
      if (removed[index]!.from > start) rest.push({ from: start, until: removed[index]!.from })
      start = removed[index]!.until
    }
    if (start < until) rest.push({ from: start, until })
  }
  return rest
}

/** The time of the list that is in one range. */
export function clipped(ranges: readonly TimeRange[], span: TimeRange): TimeRange[] {
  return intersection(ranges, isNotEmpty(span) ? [span] : [])
}

/** Each range made longer on both sides, in milliseconds. */
export function widened(ranges: readonly TimeRange[], by: number): TimeRange[] {
  return normalised(ranges.map(({ from, until }) => ({ from: from - by, until: until + by })))
}

/** Whether two ranges have time in common. */
export function overlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.until && other.from < one.until
}

/** Whether a range has time in common with one of the list. */
export function meetsOne(ranges: readonly TimeRange[], range: TimeRange): boolean {
  // The first range that ends after `range` begins, by halves.
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.until <= range.from) low = middle + 1
    else high = middle
  }
  const found = ranges[low]
  return found !== undefined && overlap(found, range)
}

/** Reads two instants of the contract (UTC, `yyyy-MM-dd HH:mm:ss`). */
export function readRange({ from, until }: { from: string; until: string }): TimeRange {
  return { from: millisecondsOf(from), until: millisecondsOf(until) }
}

/** Writes a range as two instants of the contract. */
export function writtenRange({ from, until }: TimeRange): { from: string; until: string } {
  return { from: toInstant(new Date(from)), until: toInstant(new Date(until)) }
}

function isNormalised(ranges: readonly TimeRange[]): boolean {
  let end = Number.NEGATIVE_INFINITY
  for (const { from, until } of ranges) {
    if (from >= until || from <= end) return false
    end = until
  }
  return true
}

function isNotEmpty({ from, until }: TimeRange): boolean {
  return from < until
}
