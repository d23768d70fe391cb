import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { fillFreePlaces } from '#server/availability/bookings/fillFreePlaces.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addOrganization, now } from '../../catalogue/catalogue.ts'
import {
  addLearners,
  addSession,
  addTrainingWithSession,
  during,
  join,
  noticeTypesOf,
  restrict,
  roster,
  setStatus,
} from './bookingFixture.ts'

/** Sessions with one free place, and a person who waited for it and was blocked when it became free. */
async function start(sessions = 1) {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db, { capacity: 1 })
  const ids = [sessionId]
  while (ids.length < sessions) ids.push(await addSession(db, { training: trainingId, capacity: 1 }))
  const [holder, waiting] = await addLearners(db, 2)
  for (const id of ids) {
    for (const user of [holder!, waiting!]) await bookSession(db, { user, trainingId, sessionId: id, now })
  }
  await setStatus(db, [waiting!], 'blocked')
  for (const id of ids) await cancelBooking(db, { user: holder!, trainingId, sessionId: id, now })
  const fill = (at = now) => fillFreePlaces({ db, clock: () => at })
  return { db, trainingId, ids, sessionId, waiting: waiting!, fill }
}

test('a person who waits and whose account is active again gets the place that became free meanwhile', async () => {
  const { db, sessionId, waiting, fill } = await start()
  expect(await fill(), 'still blocked').toBe(0)
  await setStatus(db, [waiting], 'active')
  expect(await fill(during), 'it has begun').toBe(0)
  expect([await fill(), await fill()]).toEqual([1, 0])
  expect(await roster(db, sessionId)).toEqual({ booked: ['Learner02'], waiting: [] })
  expect(await noticeTypesOf(db, waiting.uid)).toEqual(['session_waiting', 'session_promoted'])
})

test('a person who waits gets a free place once the training can be seen again', async () => {
  const { db, trainingId, sessionId, waiting, fill } = await start()
  const ours = await addOrganization(db, 'Ours')
  await restrict(db, trainingId, ours)
  await setStatus(db, [waiting], 'active')
  expect(await fill()).toBe(0)
  await join(db, waiting, [ours])
  expect(await fill()).toBe(1)
  expect(await roster(db, sessionId)).toEqual({ booked: ['Learner02'], waiting: [] })
})

test('a session whose free places cannot be given holds up no other one', async () => {
  const { db, ids, waiting, fill } = await start(2)
  await setStatus(db, [waiting], 'active')
  const broken = sql<string>`from_at || '0'`
  await db.transact((tx) =>
    tx.updateTable('training_sessions').set({ from_at: broken }).where('id', '=', ids[0]!).execute(),
  )
  await expect(fill()).rejects.toMatchObject({ message: 'Some free places could not be given.' })
  expect(await roster(db, ids[1]!)).toEqual({ booked: ['Learner02'], waiting: [] })
})
