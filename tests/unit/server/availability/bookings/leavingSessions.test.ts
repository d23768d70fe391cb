import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { leavingSessions } from '#server/availability/bookings/leavingSessions.ts'
import { takeEnrolmentAction } from '#server/enrolments/takeEnrolmentAction.ts'
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
