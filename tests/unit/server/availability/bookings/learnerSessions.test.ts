import { expect, test } from 'vitest'
import { LearnerSession } from '#shared/contract/bookings.ts'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { mySessions, learnerSessions } from '#server/availability/bookings/learnerSessions.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, course, now } from '../../catalogue/catalogue.ts'
import { addLearners, addSession, change, during, tomorrow } from './bookingFixture.ts'

test('the sessions of a training have their places, room, confirmed instructors and the booking of the learner', async () => {
  const db = await freshDatabase()
  const trainingId = await add(db, course('Knots'))
  const [tomasz, eleanor] = [await addLearner(db, 'Tomasz'), await addLearner(db, 'Eleanor')]
  const blocked = await addLearner(db, 'Bruno')
  await db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', blocked.uid).execute())
  const { id: room } = await db.transact((tx) =>
    tx
      .insertInto('rooms')
      .values({ name: 'Blue room', place: 'Saltmarsh', seats: 2 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const sessionId = await addSession(db, { training: trainingId, capacity: 1, room })
  const states = [
    { uid: tomasz.uid, state: 'confirmed' },
    { uid: eleanor.uid, state: 'declined' },
    { uid: blocked.uid, state: 'confirmed' },
  ] as const
  await db.transact((tx) =>
    tx
      .insertInto('session_instructors')
      .values(states.map((one) => ({ session_id: sessionId, asked_at: null, answered_at: null, ...one })))
      .execute(),
  )
  const [first, second] = await addLearners(db, 2)
  for (const user of [first!, second!]) await bookSession(db, { user, trainingId, sessionId, now })
  const [session, ...others] = await learnerSessions(db.reader, trainingId, second!.uid, now)
  expect(others).toEqual([])
  expect(LearnerSession.parse(session)).toEqual({
    id: sessionId,
    training: trainingId,
    title: 'Knots',
    from: '2026-11-23 09:00:00',
    until: '2026-11-23 11:00:00',
    time_zone: 'Europe/Copenhagen',
    status: 'scheduled',
    reason: '',
    room: { name: 'Blue room', place: 'Saltmarsh' },
    instructors: ['Tomasz'],
    capacity: 1,
    booked: 1,
    waiting: 1,
    booking: { state: 'waiting', place: 1 },
    overlaps: [],
  })
  expect(await learnerSessions(db.reader, trainingId, null, now)).toMatchObject([{ booking: null, booked: 1 }])
})

test('sessions that have begun, drafts and cancelled ones are listed only for those who booked them', async () => {
  const db = await freshDatabase()
  const trainingId = await add(db, course('Knots'))
  const [user] = await addLearners(db, 1)
  const asked = { user: user!, trainingId, now }
  const booked = await addSession(db, { training: trainingId })
  const cancelled = await addSession(db, { training: trainingId, from: 72 })
  const other = await addSession(db, { training: trainingId })
  await addSession(db, { training: trainingId, status: 'draft' })
  await addSession(db, { training: trainingId, status: 'cancelled' })
  for (const sessionId of [booked, cancelled]) await bookSession(db, { ...asked, sessionId })
  await db.transact((tx) =>
    tx
      .updateTable('training_sessions')
      .set({ status: 'cancelled', reason: 'The room is flooded.' })
      .where('id', '=', cancelled)
      .execute(),
  )
  const listed = async (at = now) =>
    (await learnerSessions(db.reader, trainingId, user!.uid, at)).map(({ id, status }) => ({ id, status }))
  expect(await listed()).toEqual([
    { id: booked, status: 'scheduled' },
    { id: other, status: 'scheduled' },
    { id: cancelled, status: 'cancelled' },
  ])
  expect(await listed(during)).toEqual([
    { id: booked, status: 'scheduled' },
    { id: cancelled, status: 'cancelled' },
  ])
  expect(await mySessions(db.reader, user!.uid, now)).toMatchObject([
    { id: booked, reason: '' },
    { id: cancelled, reason: 'The room is flooded.' },
  ])
  await cancelBooking(db, { ...asked, sessionId: cancelled })
  expect((await mySessions(db.reader, user!.uid, now)).map(({ id }) => id)).toEqual([booked])
  await change(db, booked, { status: 'draft' })
  expect(await mySessions(db.reader, user!.uid, now)).toEqual([])
})

test('a session names the learner’s sessions of any training that overlap with it, but not those before or after it', async () => {
  const db = await freshDatabase()
  const [knots, signs] = [await add(db, course('Knots')), await add(db, course('Signs'))]
  const [user] = await addLearners(db, 1)
  const same = await addSession(db, { training: signs, title: 'First signs', from: 47 })
  const before = await addSession(db, { training: signs, title: 'Before', from: 46 })
  const waiting = await addSession(db, { training: signs, title: 'Full', from: 49, capacity: 1 })
  const sessionId = await addSession(db, { training: knots })
  const other = await addLearner(db, 'Bo')
  await bookSession(db, { user: other, trainingId: signs, sessionId: waiting, now })
  for (const id of [same, before, waiting])
    await bookSession(db, { user: user!, trainingId: signs, sessionId: id, now })
  const overlapsOf = async () => (await learnerSessions(db.reader, knots, user!.uid, now))[0]?.overlaps
  expect(await overlapsOf()).toMatchObject([
    { session: same, training: signs, title: 'First signs', state: 'booked', from: '2026-11-23 08:00:00' },
    { session: waiting, title: 'Full', state: 'waiting' },
  ])
  // An overlap is named, not refused.
  expect(await bookSession(db, { user: user!, trainingId: knots, sessionId, now: tomorrow })).toMatchObject({
    state: 'booked',
  })
  await change(db, same, { status: 'cancelled' })
  expect(await overlapsOf()).toMatchObject([{ session: waiting }])
})
