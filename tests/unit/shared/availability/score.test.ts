import { expect, test } from 'vitest'
import { scoreOf } from '#shared/availability/score.ts'
import { range } from './person.ts'

// Ten days, so each day costs three points.
const span = range('2026-11-22 23:00', '2026-12-02 23:00')
const score = (from: string, until: string, taken = [range('2026-11-23 11:00', '2026-11-23 12:00')]) =>
  scoreOf(range(from, until), { span, taken, timeZone: 'Europe/Berlin' })

test('the score of a time is 99 on the first morning, and 30 points less at the end of the span', () => {
  expect(score('2026-11-23 07:00', '2026-11-23 08:00')).toBe(99)
  expect(score('2026-12-02 07:00', '2026-12-02 08:00')).toBe(72)
  expect(score('2026-12-02 16:00', '2026-12-02 17:00')).toBe(71)
})

test('before 08:00 and after 18:00 on the clock of the time zone it is 20 points lower', () => {
  expect(score('2026-11-23 06:30', '2026-11-23 07:30')).toBe(79)
  expect(score('2026-11-23 16:00', '2026-11-23 17:00')).toBe(98)
  expect(score('2026-11-23 16:30', '2026-11-23 17:30')).toBe(78)
  expect(score('2026-11-23 22:30', '2026-11-23 23:30')).toBe(77)
})

test('it is 10 points lower for each side without a pause of 15 minutes', () => {
  expect(score('2026-11-23 09:45', '2026-11-23 10:45')).toBe(94)
  expect(score('2026-11-23 09:50', '2026-11-23 10:50')).toBe(84)
  expect(score('2026-11-23 10:00', '2026-11-23 11:00')).toBe(89)
  expect(score('2026-11-23 12:00', '2026-11-23 13:00')).toBe(88)
  expect(score('2026-11-23 12:00', '2026-11-23 13:00', [])).toBe(98)
  const both = [range('2026-11-23 07:00', '2026-11-23 08:00'), range('2026-11-23 09:00', '2026-11-23 10:00')]
  expect(score('2026-11-23 08:00', '2026-11-23 09:00', both)).toBe(79)
})

test('it is 5 points lower if it does not begin on a full or half hour of that clock', () => {
  expect(score('2026-11-23 08:15', '2026-11-23 09:15')).toBe(94)
  expect(score('2026-11-23 08:30', '2026-11-23 09:30')).toBe(99)
})
