import { expect, test } from 'vitest'
import { neverSpendable } from '#shared/points/neverSpendable.ts'

const schedules = [
  { value: 1, label: 'Two weeks', isDefault: true, longestLife: 14 },
  { value: 2, label: 'Never', isDefault: false, longestLife: null },
]

test('points that stay pending for longer than they live can never be spent', () => {
  expect(neverSpendable({ schedule: 1, pending_days: 15 }, schedules)).toBe(true)
  expect(neverSpendable({ schedule: 1, pending_days: 14 }, schedules)).toBe(false)
  expect(neverSpendable({ schedule: 1 }, schedules)).toBe(false)
})

test('a rule without a schedule has the default one', () => {
  expect(neverSpendable({ schedule: null, pending_days: 30 }, schedules)).toBe(true)
  expect(neverSpendable({ pending_days: 30 }, schedules.slice(1))).toBe(false)
})

test('points that never expire, or whose schedule is not known, can be spent', () => {
  expect(neverSpendable({ schedule: 2, pending_days: 90 }, schedules)).toBe(false)
  expect(neverSpendable({ schedule: 9, pending_days: 90 }, schedules)).toBe(false)
})
