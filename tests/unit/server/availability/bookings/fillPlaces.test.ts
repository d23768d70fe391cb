import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addOrganization, now } from '../../catalogue/catalogue.ts'
import { addLearners, addTrainingWithSession, join, noticeTypesOf, restrict, roster } from './bookingFixture.ts'

test('a place goes to the first person on the waiting list who may still see the training', async () => {
  const db = await freshDatabase()
  const [ours, theirs] = [await addOrganization(db, 'Ours'), await addOrganization(db, 'Theirs')]
  const asked = { ...(await addTrainingWithSession(db, { capacity: 1 })), now }
  const learners = await addLearners(db, 4)
  const [holder, , elsewhere, colleague] = learners
  await join(db, elsewhere!, [theirs])
  await join(db, colleague!, [theirs, ours])
  for (const user of learners) await bookSession(db, { ...asked, user })
  await restrict(db, asked.trainingId, ours)
  await cancelBooking(db, { ...asked, user: holder! })
  expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner04'], waiting: ['Learner02', 'Learner03'] })
  expect(await noticeTypesOf(db, elsewhere!.uid)).toEqual(['session_waiting'])
})

test('nobody gets a place in a session of a training that is no longer published', async () => {
  const db = await freshDatabase()
  const asked = { ...(await addTrainingWithSession(db, { capacity: 1 })), now }
  const learners = await addLearners(db, 2)
  for (const user of learners) await bookSession(db, { ...asked, user })
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).execute())
  await cancelBooking(db, { ...asked, user: learners[0]! })
  expect(await roster(db, asked.sessionId)).toEqual({ booked: [], waiting: ['Learner02'] })
})
