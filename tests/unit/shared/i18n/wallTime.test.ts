import { describe, expect, test } from 'vitest'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'

const zone = 'Europe/Copenhagen'

describe('the clock of a time zone', () => {
  test('shows an instant of the contract', () => {
    expect(toWallTime('2026-07-01 10:00:00', zone)).toBe('2026-07-01T12:00')
    expect(toWallTime('2026-12-31 23:30:00', zone)).toBe('2027-01-01T00:30')
  })

  test('is read back as the same instant', () => {
    for (const instant of ['2026-07-01 10:00:00', '2026-12-31 23:30:00', '2026-03-29 00:59:00', '2026-10-25 05:00:00'])
      expect(fromWallTime(toWallTime(instant, zone), zone)).toBe(instant)
  })

  test('moves a skipped time forward, and takes the first of a time that happens twice', () => {
    expect(fromWallTime('2026-03-29T02:30', zone)).toBe('2026-03-29 01:30:00')
    expect(fromWallTime('2026-10-25T02:30', zone)).toBe('2026-10-25 00:30:00')
  })

  test('reads nothing from other text', () => {
    expect(fromWallTime('', zone)).toBeNull()
    expect(fromWallTime('2026-13-01T10:00', zone)).toBeNull()
  })
})
