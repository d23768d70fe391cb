import { expect, test } from 'vitest'
import { mySessions } from '#server/availability/bookings/learnerSessions.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

test('the sessions of the demo are booked in turn: people wait only for full ones, and past ones have attendance', async () => {
  const db = await demoDatabase()
  const rows = await db.reader
    .selectFrom('session_bookings')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_bookings.session_id')
    .select([
      'session_id',
      'session_bookings.state',
      'queued',
      'capacity',
      'attended',
      'until_at',
      'training_id',
      'uid',
    ])
    .orderBy('session_id')
    .orderBy('queued')
    .execute()
  for (const [id, bookings] of Map.groupBy(rows, ({ session_id }) => session_id)) {
    const [{ capacity, until_at }] = bookings as [(typeof bookings)[number]]
    const places = Math.min(capacity ?? bookings.length, bookings.length)
    const isOver = until_at < '2026-11-21 09:00:00'
    expect(
      bookings.map(({ queued }) => queued),
      `${id}`,
    ).toEqual(bookings.map((_, index) => index + 1))
    expect(bookings.filter(({ state }) => state === 'booked').map(({ queued }) => queued)).toEqual(
      bookings.slice(0, places).map(({ queued }) => queued),
    )
    expect(bookings.some(({ attended }) => attended !== null)).toBe(isOver)
  }
  const enrolled = await db.reader.selectFrom('enrolments').select(['uid', 'training_id']).execute()
  const pairs = new Set(enrolled.map(({ uid, training_id }) => `${uid} ${training_id}`))
  expect(rows.filter(({ uid, training_id }) => !pairs.has(`${uid} ${training_id}`))).toEqual([])
})

test('the learner of the demo has sessions to come, one of them on a waiting list', async () => {
  const db = await demoDatabase()
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'learner@demo.test')
    .executeTakeFirstOrThrow()
  const sessions = await mySessions(db.reader, uid, morning)
  expect(sessions.map(({ booking }) => booking)).toEqual([
    { state: 'booked', place: null },
    { state: 'waiting', place: 3 },
    { state: 'booked', place: null },
  ])
})
