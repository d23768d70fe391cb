import { describe, expect, test, vi } from 'vitest'
import {
  withDayHours,
  withNewSchedule,
  withoutSchedule,
  withSchedule,
} from '#client/availability/availabilityChanges.ts'
import { type AvailabilityCalls, createAvailabilitySave } from '#client/availability/saveAvailability.ts'
import { hours, valuesWith } from './values.ts'

const tuesday = '2026-11-24'
const schedule = { id: 7, revision: 1, ...valuesWith().schedules[1]! }

function someCalls() {
  const made: string[] = []
  const note = (name: string, answer: unknown = null) =>
    vi.fn((...given: unknown[]) => {
      made.push([name, ...given.filter((one) => typeof one !== 'string').map((one) => JSON.stringify(one))].join(' '))
      return Promise.resolve(answer)
    })
  const names = ['changeSchedule', 'deleteSchedule', 'createOverride', 'changeOverride', 'deleteOverride'] as const
  const others = ['createTimeOff', 'changeTimeOff', 'deleteTimeOff'] as const
  const calls = {
    ...Object.fromEntries([...names, ...others].map((name) => [name, note(name)])),
    createSchedule: note('createSchedule', schedule),
    readAll: vi.fn(() => Promise.resolve([[schedule], [], []])),
  } as unknown as AvailabilityCalls // why: each call is made by its name
  return { calls, made, names: () => made.map((one) => one.split(' ')[0]) }
}

describe('saving the calendar', () => {
  test('sends only the fields that differ, with the revision', async () => {
    const { calls, made } = someCalls()
    const saved = valuesWith()
    const values = withSchedule(saved, 1, { weekly: [hours(1, '09:00', '12:00')] })
    const result = await createAvailabilitySave(calls)({ values, saved, idempotencyKey: 'k' })
    expect(made).toEqual([
      'changeSchedule 1 {"weekly":[{"weekday":1,"from":"09:00","until":"12:00","every_weeks":1}],"revision":3}',
    ])
    expect(result.values.revisions).toEqual({ 7: 1 })
  })

  test('gives overrides of a new schedule the id that the server has given to it', async () => {
    const { calls, made } = someCalls()
    const saved = valuesWith()
    const added = withNewSchedule(saved, { ...saved.schedules[1]!, name: 'Summer', is_default: false })
    const values = withDayHours(added, { id: -1, day: tuesday, mode: 'once' }, () => [])
    await createAvailabilitySave(calls)({ values, saved, idempotencyKey: 'k' })
    expect(made[1]).toBe(
      `createOverride {"schedule":7,"from":"${tuesday}","until":"${tuesday}","kind":"closed","ranges":[]}`,
    )
  })

  test('makes the new default before the old one is deleted', async () => {
    const { calls, names } = someCalls()
    const saved = {
      ...valuesWith(),
      schedules: { ...valuesWith().schedules, 2: { ...valuesWith().schedules[1]!, is_default: false } },
      revisions: { 1: 3, 2: 1 },
    }
    await createAvailabilitySave(calls)({ values: withoutSchedule(saved, 1), saved, idempotencyKey: 'k' })
    expect(names()).toEqual(['changeSchedule', 'deleteSchedule'])
  })

  test('does not repeat what was carried out before a failure', async () => {
    const { calls, names } = someCalls()
    const saved = valuesWith()
    const changed = withSchedule(saved, 1, { name: 'Mornings' })
    const values = withDayHours(changed, { id: 1, day: tuesday, mode: 'once' }, () => [])
    vi.mocked(calls.createOverride).mockRejectedValueOnce(new TypeError('offline'))
    const save = createAvailabilitySave(calls)
    await expect(save({ values, saved, idempotencyKey: 'k' })).rejects.toThrow('offline')
    await save({ values, saved, idempotencyKey: 'k' })
    expect(names()).toEqual(['changeSchedule', 'createOverride'])
    expect(calls.readAll).toHaveBeenCalledTimes(1)
  })
})
