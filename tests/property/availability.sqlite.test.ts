import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTimes, MOST_TIMES } from '#shared/availability/findTimes.ts'
import { dividedTime, freeRanges } from '#shared/availability/freeRanges.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { type CalendarCase, calendarCases, teamCases } from './availability/calendars.ts'
import { reasonAt } from './availability/model.ts'

/** `npm run prove` tries ten thousand others. */
const schedules = Number(process.env.SCHEDULES ?? 200)
const seed = process.env.SCHEDULES ? {} : { seed: 20_261_122 }
const MINUTE = 60_000
const long = { timeout: 15 * MINUTE }

describe('free time', long, () => {
  test(`is, minute by minute, the time that the model finds free, and the reasons are the same (${schedules} calendars)`, () => {
    fc.assert(
      fc.property(calendarCases, (subject) => {
        expect(engineTable(subject)).toEqual(modelTable(subject))
      }),
      { numRuns: schedules, ...seed },
    )
  })

  test('is made of maximal ranges, sorted, within the span', () => {
    fc.assert(
      fc.property(calendarCases, ({ calendar, span }) => {
        const free = freeRanges(calendar, span)
        for (const [index, { from, until }] of free.entries()) {
          expect(from).toBeLessThan(until)
          expect(from).toBeGreaterThan(free[index - 1]?.until ?? span.from - 1)
          expect(until).toBeLessThanOrEqual(span.until)
        }
      }),
      { numRuns: schedules, ...seed },
    )
  })

  test('of a part of a span is the part of its free time', () => {
    fc.assert(
      fc.property(calendarCases, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ({ calendar, span }, share) => {
        const middle = span.from + Math.floor(((span.until - span.from) / MINUTE) * share) * MINUTE
        const parts = [
          ...freeRanges(calendar, { from: span.from, until: middle }),
          ...freeRanges(calendar, { from: middle, until: span.until }),
        ]
        const first = parts.findIndex(({ from }) => from === middle)
        if (first > 0 && parts[first - 1]!.until === middle)
          parts.splice(first - 1, 2, { from: parts[first - 1]!.from, until: parts[first]!.until })
        expect(parts).toEqual(freeRanges(calendar, span))
      }),
      { numRuns: schedules, ...seed },
    )
  })
})

describe('a time for several people', long, () => {
  test('is free for all of them by the model, and no long enough time is missed', () => {
    const durations = fc.constantFrom(15, 40, 60, 120)
    fc.assert(
      fc.property(teamCases, durations, ({ people, span, around, zone }, duration) => {
        const { times } = findTimes({ people, duration_minutes: duration, span, time_zone: zone })
        const isFree = minutesOf(span).map((minute) =>
          people.every((person) => reasonAt(minute, person, around) === null),
        )
        const first = span.from / MINUTE
        for (const { from, until, score } of times) {
          expect(until - from).toBe(duration * MINUTE)
          expect(isFree.slice(from / MINUTE - first, until / MINUTE - first).every(Boolean)).toBe(true)
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
        }
        // A full list is cut off at its worst times.
        if (times.length === MOST_TIMES) return
        for (const { from, until } of runsOf(isFree, first).filter((run) => run.until - run.from >= duration))
          expect(times.some((time) => time.from >= from * MINUTE && time.until <= until * MINUTE)).toBe(true)
      }),
      { numRuns: Math.ceil(schedules / 4), ...seed },
    )
  })
})

/** The reason of each minute, `null` if it is free. */
function modelTable({ calendar, span, around }: CalendarCase): string[] {
  return written(minutesOf(span).map((minute) => reasonAt(minute, calendar, around)))
}

function engineTable({ calendar, span }: CalendarCase): string[] {
  const table = new Array<string | null | undefined>((span.until - span.from) / MINUTE).fill(undefined)
  const { free, busy } = dividedTime(calendar, span)
  const paint = (reason: string | null, ranges: readonly TimeRange[]) => {
    for (const { from, until } of ranges)
      for (let minute = (from - span.from) / MINUTE; minute < (until - span.from) / MINUTE; minute++) {
        if (table[minute] !== undefined) throw new Error('Two reasons for one minute')
        table[minute] = reason
      }
  }
  paint(null, free)
  for (const [reason, ranges] of Object.entries(busy)) paint(reason, ranges)
  return written(table)
}

/** `minute reason` wherever the reason changes: short enough to read. */
function written(table: readonly (string | null | undefined)[]): string[] {
  return table.flatMap((reason, minute) =>
    minute > 0 && table[minute - 1] === reason ? [] : [`${minute} ${reason === null ? 'free' : reason}`],
  )
}

function minutesOf({ from, until }: TimeRange): number[] {
  return Array.from({ length: (until - from) / MINUTE }, (_, index) => from / MINUTE + index)
}

function runsOf(isFree: readonly boolean[], first: number): TimeRange[] {
  const runs: TimeRange[] = []
  for (const [index, free] of isFree.entries()) {
    if (!free) continue
    const last = runs.at(-1)
    if (last?.until === first + index) last.until++
    else runs.push({ from: first + index, until: first + index + 1 })
  }
  return runs
}
