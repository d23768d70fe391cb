import { expect, test, vi } from 'vitest'
import {
  withDayHours,
  withNewSchedule,
  withoutException,
  withoutSchedule,
  withOverride,
  withSchedule,
} from '#client/availability/availabilityChanges.ts'
import { uncoveredBy } from '#client/availability/uncoveredBy.ts'
import type { UncoveredSession } from '#shared/contract/instructorCalendars.ts'
import { hours, valuesWith } from './values.ts'

const asked = (...sessions: UncoveredSession[]) => vi.fn(async (_wish: object) => sessions)
const closed = { id: 6, schedule: 1, from: '2026-11-24', until: '2026-11-24', kind: 'closed' as const, ranges: [] }
const closedOnce = { ...valuesWith([hours(1, '09:00', '12:00')]), overrides: [closed] }

const session = (id: number, from: string): UncoveredSession => ({
  id,
  training: 1,
  title: 'First signs',
  from,
  until: from,
  time_zone: 'Europe/Copenhagen',
})

test('each changed schedule and override is asked about once, and each session is listed once', async () => {
  const saved = valuesWith([hours(1, '09:00', '12:00')])
  const changed = withSchedule(saved, 1, { weekly: [] })
  const values = withDayHours(changed, { id: 1, day: '2026-11-24', mode: 'once' }, () => [])
  const ask = asked(session(2, '2026-11-24 08:00:00'), session(1, '2026-12-01 08:00:00'))
  const sessions = await uncoveredBy(saved, values, ask)
  expect(sessions.map(({ id }) => id)).toEqual([2, 1])
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    changes: [
      { schedule: { id: 1, ...changed.schedules[1] } },
      { override: { id: null, schedule: 1, from: '2026-11-24', until: '2026-11-24', kind: 'closed', ranges: [] } },
    ],
  })
})

test('hours that nobody has changed are not asked about', async () => {
  const ask = asked()
  expect(await uncoveredBy(closedOnce, closedOnce, ask)).toEqual([])
  expect(ask).not.toHaveBeenCalled()
})

test('a removed exception is asked about, and a changed one with its id', async () => {
  const ask = asked()
  await uncoveredBy(closedOnce, withoutException(closedOnce, 'overrides', 6), ask)
  expect(ask).toHaveBeenLastCalledWith({ changes: [{ removed_override: 6 }] })
  const longer = { ...closed, until: '2026-11-26' }
  await uncoveredBy(closedOnce, withOverride(closedOnce, longer), ask)
  expect(ask).toHaveBeenLastCalledWith({ changes: [{ override: longer }] })
})

test('a deleted schedule and a new one are asked about together', async () => {
  const ask = asked()
  const summer = { ...closedOnce.schedules[1]!, name: 'Summer', valid_from: '2027-06-01', is_default: false }
  const values = withoutSchedule(withNewSchedule(closedOnce, summer), 1)
  await uncoveredBy(closedOnce, values, ask)
  expect(ask).toHaveBeenLastCalledWith({
    changes: [
      { removed_override: 6 },
      { removed_schedule: 1 },
      { schedule: { id: null, ...summer, is_default: true } },
    ],
  })
})

test('an exception of a schedule that is not saved yet is asked about in its time zone', async () => {
  const ask = asked()
  const summer = { ...closedOnce.schedules[1]!, name: 'Summer', time_zone: 'Africa/Cairo', is_default: false }
  const { id: _id, schedule: _schedule, ...days } = closed
  const values = withOverride(withNewSchedule(closedOnce, summer), { ...days, id: -2, schedule: -1 })
  await uncoveredBy(closedOnce, values, ask)
  expect(ask).toHaveBeenLastCalledWith({
    changes: [{ schedule: { id: null, ...summer } }, { unsaved_override: { ...days, time_zone: 'Africa/Cairo' } }],
  })
})

test('a question that fails does not stop the save', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const values = withSchedule(valuesWith(), 1, { name: 'Mornings' })
  expect(await uncoveredBy(valuesWith(), values, () => Promise.reject(new TypeError('offline')))).toEqual([])
})
