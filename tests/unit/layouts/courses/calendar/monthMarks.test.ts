import { expect, test } from 'vitest'
import { monthMarks } from '#layouts/courses/calendar/monthMarks.ts'
import { sessionMark } from '#layouts/courses/calendar/sessionMark.ts'
import type { PersonEntry } from '#shared/availability/courseCalendar/personTimes.ts'
import type { InstructorState, TrainingSession } from '#shared/contract/trainingSessions.ts'

const at = (moment: string) => Date.parse(`${moment}Z`)
const entry = (id: number, day: string, state: InstructorState): PersonEntry => ({
  kind: 'session',
  from: at(`${day}T10:00`),
  until: at(`${day}T11:00`),
  session: { id, title: 'First aid', training: 1, state, status: 'scheduled' },
})
const facts = (conflicts: TrainingSession['conflicts']) => ({ conflicts }) as TrainingSession
const person = { uid: 7, full_name: 'Mae', avatar: null, organizations: [], title: null, time_zone: 'UTC' }
const dayOf = (time: number) => ['2026-11-24', '2026-11-25'].indexOf(new Date(time).toISOString().slice(0, 10))

test('a day of the month has the number of its sessions, fixed if one is, and its worst conflict', () => {
  const entries = [
    entry(1, '2026-11-24', 'requested'),
    entry(2, '2026-11-24', 'confirmed'),
    entry(3, '2026-11-25', 'requested'),
    entry(4, '2026-10-31', 'confirmed'),
    { kind: 'external_busy' as const, from: at('2026-11-26T10:00'), until: at('2026-11-26T11:00') },
  ]
  const sessions = new Map([
    [1, facts([{ code: 'unconfirmed', severity: 'warning', uid: 7, text: '' }])],
    [2, facts([{ code: 'room_taken', severity: 'error', text: '' }])],
  ])
  expect(monthMarks({ person, times: { free: [], entries } }, { dayOf, sessions })).toEqual([
    { day: 0, count: 2, look: 'fixed', severity: 'error' },
    { day: 1, count: 1, look: 'asked', severity: undefined },
  ])
})

test('a conflict of another instructor is not on the row of this one', () => {
  const session = { id: 1, title: '', training: 1, status: 'scheduled' as const }
  const others = facts([{ code: 'time_off', severity: 'error', uid: 8, text: '' }])
  expect(sessionMark({ ...session, state: 'confirmed' }, 7, others)).toEqual({ look: 'fixed', severity: undefined })
  expect(sessionMark({ ...session, state: 'confirmed' }, 8, others).severity).toBe('error')
  expect(sessionMark({ ...session, state: 'provisional' }, 7, undefined).look).toBe('planned')
  expect(sessionMark({ ...session, state: 'confirmed', status: 'draft' }, 7, undefined).look).toBe('planned')
})
