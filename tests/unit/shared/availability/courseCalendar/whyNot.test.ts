import { expect, test } from 'vitest'
import { whyNot } from '#shared/availability/courseCalendar/whyNot.ts'
import type { ExclusionReason } from '#shared/contract/trainingSessions.ts'

const at = (moment: string) => Date.parse(`${moment}Z`)
const day = (date: string) => ({ from: at(`${date}T08:00`), until: at(`${date}T18:00`) })
const excluded = (uid: number, reason: ExclusionReason, from: string, until: string) => ({
  uid,
  reason,
  from: `${from}:00`,
  until: `${until}:00`,
})
const days = [day('2026-11-24'), day('2026-11-25'), day('2026-11-26')]

test('reasons outside the usual hours are left out, the others are cut to them', () => {
  const found = whyNot(
    [
      excluded(1, 'outside_hours', '2026-11-24 18:00', '2026-11-25 08:00'),
      excluded(1, 'external_busy', '2026-11-24 07:00', '2026-11-24 09:30'),
    ],
    days,
  )
  expect(found).toEqual([
    { reason: 'external_busy', from: at('2026-11-24T08:00'), until: at('2026-11-24T09:30'), uids: [1], whole: false },
  ])
})

test('people with the same reason at the same time are together', () => {
  const found = whyNot(
    [
      excluded(1, 'double_booked', '2026-11-24 10:00', '2026-11-24 11:00'),
      excluded(2, 'double_booked', '2026-11-24 10:00', '2026-11-24 11:00'),
      excluded(3, 'short_gap', '2026-11-24 10:00', '2026-11-24 11:00'),
    ],
    days,
  )
  expect(found.map(({ reason, uids }) => `${reason} ${uids}`)).toEqual(['double_booked 1,2', 'short_gap 3'])
})

test('whole days that follow each other are one line, also if other reasons are between', () => {
  const found = whyNot(
    [
      excluded(1, 'time_off', '2026-11-24 00:00', '2026-11-27 00:00'),
      excluded(2, 'external_busy', '2026-11-25 10:00', '2026-11-25 11:00'),
    ],
    days,
  )
  expect(found).toEqual([
    { reason: 'time_off', from: at('2026-11-24T08:00'), until: at('2026-11-26T18:00'), uids: [1], whole: true },
    { reason: 'external_busy', from: at('2026-11-25T10:00'), until: at('2026-11-25T11:00'), uids: [2], whole: false },
  ])
})

test('whole days with other people are lines of their own', () => {
  const found = whyNot(
    [
      excluded(1, 'time_off', '2026-11-24 00:00', '2026-11-26 00:00'),
      excluded(2, 'time_off', '2026-11-25 00:00', '2026-11-26 00:00'),
    ],
    days,
  )
  expect(found.map(({ uids, whole }) => `${uids} ${whole}`)).toEqual(['1 true', '1,2 true'])
})
