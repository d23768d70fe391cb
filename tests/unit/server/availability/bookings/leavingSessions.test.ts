import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { endWithdrawnBookings } from '#server/availability/bookings/endWithdrawnBookings.ts'
import { leavingSessions } from '#server/availability/bookings/leavingSessions.ts'
import { enrolPerson } from '#server/enrolments/enrolment.ts'
import { takeEnrolmentAction } from '#server/enrolments/takeEnrolmentAction.ts'
import { withdrawUnbegun } from '#server/enrolments/withdrawUnbegun.ts'
import { toInstant } from '#shared/instant.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { now } from '../../catalogue/catalogue.ts'
import { addLearners, addSession, addTrainingWithSession, during, noticeTypesOf, roster } from './bookingFixture.ts'

test('a learner who withdraws from a training gives back the places in its later sessions', async () => {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db, { capacity: 1 })
  const later = await addSession(db, { training: trainingId, from: 72, capacity: 1 })
  const [first, second] = await addLearners(db, 2)
  for (const user of [first!, second!]) {
    for (const id of [sessionId, later]) await bookSession(db, { user, trainingId, sessionId: id, now })
  }
  const request = { user: first!, trainingId, now: during }
  const leave = (action: 'withdraw' | 'enrol') =>
    leavingSessions(db, { ...request, withdraws: action === 'withdraw' }, (those) =>
      takeEnrolmentAction(those, action, request),
    )
  expect(await leave('withdraw')).toMatchObject({ state: 'withdrawn', changed: true })
  expect(await roster(db, sessionId), 'it has begun').toEqual({ booked: ['Learner01'], waiting: ['Learner02'] })
  expect(await roster(db, later)).toEqual({ booked: ['Learner02'], waiting: [] })
  expect((await noticeTypesOf(db, second!.uid)).at(-1)).toBe('session_promoted')
  expect(await leave('enrol')).toMatchObject({ state: 'enrolled' })
  expect(await roster(db, later)).toEqual({ booked: ['Learner02'], waiting: [] })
})

test('a withdrawal that is refused keeps the places', async () => {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db)
  const [user] = await addLearners(db, 1)
  await bookSession(db, { user: user!, trainingId, sessionId, now })
  const request = { user: user!, trainingId, now }
  await takeEnrolmentAction(db, 'complete', request)
  const leaving = leavingSessions(db, { ...request, withdraws: true }, (those) =>
    takeEnrolmentAction(those, 'withdraw', request),
  )
  await expect(leaving).rejects.toMatchObject({ status: 409 })
  expect(await roster(db, sessionId)).toMatchObject({ booked: ['Learner01'] })
})

test('a learner whose order is cancelled loses the places in the training that the order paid for', async () => {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db, { capacity: 1 })
  const later = await addSession(db, { training: trainingId, from: 72, capacity: 1 })
  const [first, second] = await addLearners(db, 2)
  await db.transact((tx) => enrolPerson(tx, { uid: first!.uid, trainingId, now }))
  for (const user of [first!, second!]) {
    for (const id of [sessionId, later]) await bookSession(db, { user, trainingId, sessionId: id, now })
  }
  const end = () => endWithdrawnBookings({ db, clock: () => during })
  expect(await end(), 'everybody is enrolled').toBe(0)
  // As `undoHandOut` does.
  const bought = { uid: first!.uid, trainingId, enrolledAt: toInstant(now), now: during }
  await db.transact((tx) => withdrawUnbegun(tx, bought))
  expect([await end(), await end()]).toEqual([1, 0])
  expect(await roster(db, sessionId), 'it has begun').toEqual({ booked: ['Learner01'], waiting: ['Learner02'] })
  expect(await roster(db, later)).toEqual({ booked: ['Learner02'], waiting: [] })
  expect((await noticeTypesOf(db, first!.uid)).at(-1)).toBe('session_cancelled')
})

test('a booking that cannot be ended holds up no other one', async () => {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db)
  const other = await addSession(db, { training: trainingId, from: 72 })
  const [first] = await addLearners(db, 1)
  for (const id of [sessionId, other]) await bookSession(db, { user: first!, trainingId, sessionId: id, now })
  const bought = { uid: first!.uid, trainingId, enrolledAt: toInstant(now), now }
  await db.transact((tx) => withdrawUnbegun(tx, bought))
  const broken = sql<string>`from_at || '0'`
  await db.transact((tx) =>
    tx.updateTable('training_sessions').set({ from_at: broken }).where('id', '=', sessionId).execute(),
  )
  const failure = await endWithdrawnBookings({ db, clock: () => now }).catch((error: Error) => error)
  expect(await roster(db, other)).toEqual({ booked: [], waiting: [] })
  expect(await roster(db, sessionId), 'it is tried again').toEqual({ booked: ['Learner01'], waiting: [] })
  expect(failure).toMatchObject({ message: 'Some bookings could not be ended.' })
})
