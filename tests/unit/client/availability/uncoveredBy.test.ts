import { expect, test, vi } from 'vitest'
import { withDayHours, withSchedule } from '#client/availability/availabilityChanges.ts'
import { uncoveredBy } from '#client/availability/uncoveredBy.ts'
import type { UncoveredSession } from '#shared/contract/instructorCalendars.ts'
import { hours, valuesWith } from './values.ts'

const session = (id: number, from: string): UncoveredSession => ({
  ...{ id, training: 1, title: 'First signs', from, until: from, time_zone: 'Europe/Copenhagen' },
})

test('each changed schedule and override is asked about once, and each session is listed once', async () => {
  const saved = valuesWith([hours(1, '09:00', '12:00')])
  const changed = withSchedule(saved, 1, { weekly: [] })
  const values = withDayHours(changed, { id: 1, day: '2026-11-24', mode: 'once' }, () => [])
  const late = session(1, '2026-12-01 08:00:00')
  const ask = vi.fn(async (wish: object) => ('schedule' in wish ? [late] : [session(2, '2026-11-24 08:00:00'), late]))
  const sessions = await uncoveredBy(saved, values, ask)
  expect(sessions.map(({ id }) => id)).toEqual([2, 1])
  expect(ask).toHaveBeenCalledTimes(2)
  expect(await uncoveredBy(saved, saved, ask)).toEqual([])
})

test('a question that fails does not stop the save', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const values = withSchedule(valuesWith(), 1, { name: 'Mornings' })
  expect(await uncoveredBy(valuesWith(), values, () => Promise.reject(new TypeError('offline')))).toEqual([])
})
