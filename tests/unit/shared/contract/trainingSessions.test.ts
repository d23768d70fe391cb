import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { problemsOf } from '#shared/contract/problems.ts'
import { FindTimeBody, NewTrainingSession, TrainingSessionChange } from '#shared/contract/trainingSessions.ts'

function problems(schema: z.ZodType, given: unknown): string[] {
  const { error } = schema.safeParse(given)
  return error ? problemsOf(error, given).map(({ path, code }) => `${path}: ${code}`) : []
}

const span = { from: '2026-11-30 12:00:00', until: '2026-11-30 14:00:00' }
const feedback = { training: 4, title: 'Honest feedback', time_zone: 'Europe/Copenhagen', ...span }

describe('a new session', () => {
  test('needs a training, a title, a zone and a time', () => {
    expect(NewTrainingSession.parse(feedback)).toEqual({ ...feedback, room: null, capacity: null, instructors: [] })
    expect(problems(NewTrainingSession, {})).toEqual(
      ['training', 'title', 'time_zone', 'from', 'until'].map((name) => `${name}: required`),
    )
  })

  test('ends after it begins, at most a week later, and has places and each instructor once', () => {
    const people = [{ uid: 3 }, { uid: 3 }]
    expect(problems(NewTrainingSession, { ...feedback, until: span.from, capacity: 0, instructors: people })).toEqual([
      'capacity: too_small',
      'instructors: repeated',
      'until: order',
    ])
    expect(problems(NewTrainingSession, { ...feedback, until: '2026-12-07 12:00:01' })).toEqual(['until: too_long'])
  })
})

describe('the change of a session', () => {
  test('is fields with a revision, or an action', () => {
    expect(problems(TrainingSessionChange, { revision: 2, title: 'First signs', capacity: null })).toEqual([])
    expect(problems(TrainingSessionChange, { title: 'First signs' })).toEqual(['revision: required'])
    expect(problems(TrainingSessionChange, { action: 'schedule' })).toEqual([])
    expect(problems(TrainingSessionChange, { action: 'delete' })).toEqual(['action: choice'])
  })

  test('needs a reason of 5 to 500 characters to cancel', () => {
    const cancel = (reason?: string) => problems(TrainingSessionChange, { action: 'cancel', reason })
    expect(cancel()).toEqual(['reason: required'])
    expect(cancel('no')).toEqual(['reason: too_short'])
    expect(cancel('flood')).toEqual([])
    expect(cancel('x'.repeat(501))).toEqual(['reason: too_long'])
  })
})

test('a time is searched for 1 to 50 people, each once, for up to a day', () => {
  const body = { people: [1], duration_minutes: 60, time_zone: 'UTC', ...span }
  expect(problems(FindTimeBody, body)).toEqual([])
  expect(problems(FindTimeBody, { ...body, people: [], duration_minutes: 1441 })).toEqual([
    'people: too_small',
    'duration_minutes: too_big',
  ])
  expect(problems(FindTimeBody, { ...body, people: [1, 1], until: span.from })).toEqual([
    'people: repeated',
    'until: order',
  ])
  expect(problems(FindTimeBody, { ...body, people: Array.from({ length: 51 }, (_, n) => n + 1) })).toEqual([
    'people: too_big',
  ])
})
