import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockTime, dayParts, erasedDay, paintedDay, resizedPart, shiftedPart } from '#shared/availability/dayHours.ts'

const morning = { from: '09:00', until: '12:00' }
const afternoon = { from: '13:00', until: '17:00' }

describe('painting a part of a day', () => {
  test('adds a range in the order of the day', () => {
    expect(paintedDay([afternoon], { from: 540, until: 720 })).toEqual([morning, afternoon])
  })

  test('joins ranges that overlap or touch', () => {
    expect(paintedDay([morning, afternoon], { from: 700, until: 800 })).toEqual([{ from: '09:00', until: '17:00' }])
    expect(paintedDay([morning], { from: 720, until: 780 })).toEqual([{ from: '09:00', until: '13:00' }])
  })

  test('goes to the end of the day and not beyond it', () => {
    expect(paintedDay([], { from: 1380, until: 1500 })).toEqual([{ from: '23:00', until: '24:00' }])
  })
})

describe('erasing a part of a day', () => {
  test('makes a range shorter, divides it, or removes it', () => {
    expect(erasedDay([morning], { from: 660, until: 780 })).toEqual([{ from: '09:00', until: '11:00' }])
    expect(erasedDay([afternoon], { from: 840, until: 900 })).toEqual([
      { from: '13:00', until: '14:00' },
      { from: '15:00', until: '17:00' },
    ])
    expect(erasedDay([morning, afternoon], { from: 480, until: 730 })).toEqual([afternoon])
  })

  test('takes back exactly what was painted on empty time', () => {
    const part = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
      .map(([a, b]) => ({ from: Math.min(a, b - 1), until: Math.max(a + 1, b) }))
    fc.assert(
      fc.property(part, part, (one, other) => {
        const hours = erasedDay(paintedDay([], one), other)
        const minutes = (ranges: typeof hours) =>
          dayParts(ranges).reduce((sum, { from, until }) => sum + until - from, 0)
        const shared = Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from))
        expect(minutes(hours)).toBe(one.until - one.from - shared)
        expect(erasedDay(paintedDay(hours, other), other)).toEqual(hours)
      }),
    )
  })
})

test('a moved range keeps its length and stays within the day', () => {
  expect(shiftedPart({ from: 540, until: 720 }, 90)).toEqual({ from: 630, until: 810 })
  expect(shiftedPart({ from: 60, until: 120 }, -500)).toEqual({ from: 0, until: 60 })
  expect(shiftedPart({ from: 1300, until: 1400 }, 500)).toEqual({ from: 1340, until: 1440 })
})

test('a range that is made shorter keeps its smallest length', () => {
  expect(resizedPart({ from: 540, until: 720 }, 'until', 500, 30)).toEqual({ from: 540, until: 570 })
  expect(resizedPart({ from: 540, until: 720 }, 'from', 900, 30)).toEqual({ from: 690, until: 720 })
  expect(resizedPart({ from: 540, until: 720 }, 'until', 2000, 30)).toEqual({ from: 540, until: 1440 })
})

test('the end of a day is written as 24:00', () => {
  expect([0, 545, 1440].map(clockTime)).toEqual(['00:00', '09:05', '24:00'])
})
