import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import { listSessions } from '#server/availability/sessions/listSessions.ts'
import { sessionHistory } from '#server/availability/sessions/sessionHistory.ts'
import { listRooms } from '#server/availability/rooms/listRooms.ts'
import { conflictCodes, instructorStates, trainingSessionStatuses } from '#shared/contract/trainingSessions.ts'
import { toInstant } from '#shared/instant.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const reading = {
  t: (source: string) => source,
  format: formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} }),
}

test('the demo academy has sessions in every state, with instructors in every state and conflicts of every kind', async () => {
  const db = await demoDatabase()
  const { data: sessions } = await listSessions(db.reader, reading, { limit: 100 })
  expect(sessions.length).toBeGreaterThanOrEqual(25)
  expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set(trainingSessionStatuses))
  const states = sessions.flatMap(({ instructors }) => instructors.map(({ state }) => state))
  expect(new Set(states)).toEqual(new Set(instructorStates))
  const codes = sessions.flatMap(({ conflicts }) => conflicts.map(({ code }) => code))
  expect(new Set(codes)).toEqual(new Set(conflictCodes))
  expect(sessions.some(({ until }) => until < toInstant(morning))).toBe(true)
  const rooms = await listRooms(db.reader)
  expect(rooms.filter(({ active }) => !active)).toHaveLength(1)
})

test('the next session of each training of the demo is the first that is scheduled', async () => {
  const db = await demoDatabase()
  const now = toInstant(morning)
  const trainings = await db.reader
    .selectFrom('training_sessions')
    .innerJoin('trainings', 'trainings.id', 'training_id')
    .select(({ fn }) => ['external_id', 'next_session_at', fn.min('from_at').as('first')])
    .where('status', '=', 'scheduled')
    .where('from_at', '>', now)
    .groupBy(['external_id', 'next_session_at'])
    .execute()
  expect(trainings.length).toBeGreaterThan(5)
  expect(trainings.filter(({ next_session_at, first }) => next_session_at !== first)).toEqual([])
})

test('the history of each session of the demo explains its state', async () => {
  const db = await demoDatabase()
  const { data: sessions } = await listSessions(db.reader, reading, { limit: 100 })
  for (const { id, status, instructors, revision } of sessions) {
    const { data: events } = await sessionHistory(db.reader, reading, id)
    expect(events.length, `revision of ${id}`).toBe(revision)
    expect(events.at(-1)?.action).toBe('create')
    expect(events.some(({ action }) => action === 'schedule')).toBe(status !== 'draft')
    expect(events.some(({ action }) => action === 'cancel')).toBe(status === 'cancelled')
    const answers = events.filter(({ action }) => action === 'accept' || action === 'decline')
    expect(answers.length).toBe(instructors.filter(({ state }) => state === 'confirmed' || state === 'declined').length)
    expect(events.every(({ at }) => at <= toInstant(morning))).toBe(true)
  }
})
