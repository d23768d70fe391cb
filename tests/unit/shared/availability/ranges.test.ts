import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clipped,
  intersection,
  meetsOne,
  normalised,
  overlap,
  readRange,
  type TimeRange,
  unionOf,
  widened,
  without,
  writtenRange,
} from '#shared/availability/ranges.ts'

const r = (from: number, until: number): TimeRange => ({ from, until })

describe('ranges of time', () => {
  test('are sorted and joined if they overlap or touch; empty and reversed ones are removed', () => {
    expect(normalised([r(5, 7), r(1, 3), r(3, 4), r(6, 9), r(2, 2), r(8, 1)])).toEqual([r(1, 4), r(5, 9)])
    expect(normalised([r(1, 9), r(2, 3)])).toEqual([r(1, 9)])
  })

  test('are not changed by a calculation', () => {
    const given = [r(1, 3), r(2, 5)]
    normalised(given)
    expect(given).toEqual([r(1, 3), r(2, 5)])
  })

  test('have an end that is not included', () => {
    expect(overlap(r(1, 3), r(3, 5))).toBe(false)
    expect(overlap(r(1, 4), r(3, 5))).toBe(true)
    expect(intersection([r(1, 3)], [r(3, 5)])).toEqual([])
    expect(without([r(1, 3)], [r(3, 5)])).toEqual([r(1, 3)])
  })

  test('are cut to a span; an empty span has none', () => {
    expect(clipped([r(1, 4), r(6, 9)], r(3, 7))).toEqual([r(3, 4), r(6, 7)])
    expect(clipped([r(1, 4)], r(3, 3))).toEqual([])
    expect(clipped([r(1, 4)], r(3, 2))).toEqual([])
  })

  test('grow on both sides, and join if they meet', () => {
    expect(widened([r(10, 20), r(24, 30)], 2)).toEqual([r(8, 32)])
  })

  test('are read and written as instants of the contract, in seconds', () => {
    const written = { from: '2026-11-23 08:00:05', until: '2026-11-23 11:00:00' }
    expect(writtenRange(readRange(written))).toEqual(written)
    expect(readRange(written).from).toBe(Date.UTC(2026, 10, 23, 8, 0, 5))
  })
})

describe('calculations with ranges are those with sets of moments', () => {
  const lists = fc.array(fc.tuple(fc.nat(40), fc.nat(12)).map(([from, length]) => r(from, from + length)))
  const moments = (ranges: readonly TimeRange[]) =>
    Array.from({ length: 60 }, (_, moment) => moment).filter((moment) =>
      ranges.some(({ from, until }) => from <= moment && moment < until),
    )
  const isNormal = (ranges: readonly TimeRange[]) =>
    ranges.every(({ from, until }, index) => from < until && (index === 0 || from > ranges[index - 1]!.until))

  test('union, intersection and difference have the same moments', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const [a, b] = [normalised(some), normalised(others)]
        const [inA, inB] = [new Set(moments(some)), new Set(moments(others))]
        const all = moments([r(0, 60)])
        const results = [unionOf(a, b), intersection(a, b), without(a, b)]
        expect(results.map(moments)).toEqual([
          all.filter((moment) => inA.has(moment) || inB.has(moment)),
          all.filter((moment) => inA.has(moment) && inB.has(moment)),
          all.filter((moment) => inA.has(moment) && !inB.has(moment)),
        ])
        expect(results.every(isNormal)).toBe(true)
      }),
    )
  })

  test('a range meets one of a list if they share a moment', () => {
    fc.assert(
      fc.property(lists, fc.nat(40), fc.integer({ min: 1, max: 12 }), (some, from, length) => {
        const range = r(from, from + length)
        expect(meetsOne(normalised(some), range)).toBe(some.some((one) => one.from < one.until && overlap(one, range)))
      }),
    )
  })
})
