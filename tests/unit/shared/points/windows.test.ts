import { describe, expect, test } from 'vitest'
import { always, around, isWithin, windowOf } from '#shared/points/windows.ts'

describe('a period', () => {
  test.each([
    ['day', '2026-11-18', '2026-11-17 23:00:00', '2026-11-18 23:00:00'],
    ['week', '2026-11-16', '2026-11-15 23:00:00', '2026-11-22 23:00:00'],
    ['month', '2026-11-01', '2026-10-31 23:00:00', '2026-11-30 23:00:00'],
    ['year', '2026-01-01', '2025-12-31 23:00:00', '2026-12-31 23:00:00'],
  ] as const)('of a %s begins on %s of the site’s clock', (period, start, from, until) => {
    expect(windowOf(period, '2026-11-18 12:00:00', 'Europe/Copenhagen')).toEqual({ start, from, until })
  })

  test('holds its first moment, and not the first one after it', () => {
    const day = windowOf('day', '2026-11-18 12:00:00', 'UTC')
    expect(isWithin('2026-11-17 23:59:59', day)).toBe(false)
    expect(isWithin('2026-11-18 00:00:00', day)).toBe(true)
    expect(isWithin('2026-11-18 23:59:59', day)).toBe(true)
    expect(isWithin('2026-11-19 00:00:00', day)).toBe(false)
  })
})

test('every moment is within the whole of time', () => {
  expect(always).toEqual({ from: '0000-01-01 00:00:00', until: '9999-12-31 23:59:59' })
  expect(isWithin('2026-11-18 12:00:00', always)).toBe(true)
})

test('the stretch around several goes from the first beginning to the last end', () => {
  const [early, late] = [
    { from: '2026-01-01 00:00:00', until: '2026-03-01 00:00:00' },
    { from: '2026-02-01 00:00:00', until: '2026-04-01 00:00:00' },
  ]
  const both = { from: early.from, until: late.until }
  expect(around([early, late])).toEqual(both)
  expect(around([late, early])).toEqual(both)
  expect(around([both, early, late])).toEqual(both)
  expect(around([early])).toEqual(early)
})
