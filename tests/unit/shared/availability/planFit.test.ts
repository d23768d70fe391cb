import { expect, test } from 'vitest'
import { planFit } from '#shared/availability/planFit.ts'
import { readRange } from '#shared/availability/ranges.ts'

const at = (from: string, until: string) => ({ from: `2026-11-30 ${from}:00`, until: `2026-11-30 ${until}:00` })
const planned = readRange(at('10:00', '11:00'))
const session = (id: number, from: string, until: string) => ({
  id,
  training: 1,
  title: 'First signs',
  state: 'confirmed' as const,
  status: 'scheduled' as const,
  ...at(from, until),
})
const day = { free: [at('08:00', '16:00')], busy: [], sessions: [] }

test('an instructor who is free the whole time can teach', () => {
  expect(planFit(day, planned, undefined)).toEqual({ fits: true })
  const halves = { ...day, free: [at('08:00', '10:30'), at('10:30', '16:00')] }
  expect(planFit(halves, planned, undefined)).toEqual({ fits: true })
})

test('the first reason why an instructor is not free is time off, then a session, a busy time, the hours', () => {
  const away = { ...at('10:30', '12:00'), kind: 'time_off' as const }
  const busy = { ...at('10:30', '12:00'), kind: 'external_busy' as const }
  const other = session(7, '10:45', '12:00')
  expect(planFit({ free: [], busy: [busy, away], sessions: [other] }, planned, undefined)).toMatchObject({
    reason: 'time_off',
  })
  expect(planFit({ free: [], busy: [busy], sessions: [other] }, planned, undefined)).toEqual({
    fits: false,
    reason: 'session',
    title: 'First signs',
  })
  expect(planFit({ free: [], busy: [busy], sessions: [] }, planned, undefined)).toMatchObject({
    reason: 'external_busy',
  })
  expect(planFit({ ...day, free: [at('10:15', '16:00')] }, planned, undefined)).toMatchObject({
    reason: 'outside_hours',
  })
})

test('a session does not count against itself when it moves a little', () => {
  const calendar = {
    free: [at('08:00', '09:30'), at('10:30', '16:00')],
    busy: [],
    sessions: [session(7, '09:30', '10:30')],
  }
  expect(planFit(calendar, planned, 7)).toEqual({ fits: true })
  expect(planFit(calendar, planned, 8)).toMatchObject({ fits: false, reason: 'session' })
})
