import { expect, test } from 'vitest'
import { wallMoment, wallParts } from '#shared/availability/wallParts.ts'

const range = (from: string, until: string) => ({ from, until })

test('a range has the times that the clock of the zone shows', () => {
  expect(wallParts(range('2026-11-24 08:00:00', '2026-11-24 11:00:00'), 'Europe/Copenhagen')).toEqual([
    { day: '2026-11-24', from: 540, until: 720 },
  ])
  expect(wallParts(range('2026-11-24 08:00:00', '2026-11-24 11:00:00'), 'Asia/Kathmandu')).toEqual([
    { day: '2026-11-24', from: 825, until: 1005 },
  ])
})

test('a range over midnight has a part on each day', () => {
  expect(wallParts(range('2026-11-24 22:00:00', '2026-11-26 01:00:00'), 'Europe/Copenhagen')).toEqual([
    { day: '2026-11-24', from: 1380, until: 1440 },
    { day: '2026-11-25', from: 0, until: 1440 },
    { day: '2026-11-26', from: 0, until: 120 },
  ])
  expect(wallParts(range('2026-11-24 21:00:00', '2026-11-24 23:00:00'), 'Europe/Copenhagen')).toEqual([
    { day: '2026-11-24', from: 1320, until: 1440 },
  ])
})

test('a range in which the clock goes back is still shown', () => {
  expect(wallParts(range('2026-10-25 00:30:00', '2026-10-25 01:30:00'), 'Europe/Copenhagen')).toHaveLength(1)
  expect(wallMoment('2026-11-22 13:01:00', 'Asia/Amman')).toEqual({ day: '2026-11-22', minute: 961 })
})
