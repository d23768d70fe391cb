import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { bookingsOf } from '#server/availability/bookings/bookingsOf.ts'
import { endPersonBooking } from '#server/availability/bookings/endPersonBooking.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addAdministrator, now } from '../../catalogue/catalogue.ts'
import { addLearners, addTrainingWithSession, during, noticeTypesOf, roster, setStatus } from './bookingFixture.ts'

/** A session with one place, which is booked, and two people who wait. */
async function start() {
  const db = await freshDatabase()
  const { trainingId, sessionId } = await addTrainingWithSession(db, { capacity: 1 })
  const learners = await addLearners(db, 3)
  for (const user of learners) await bookSession(db, { user, trainingId, sessionId, now })
  const { uid: by } = await addAdministrator(db, 'Cora')
  const [first, second, third] = learners.map(({ uid }) => uid) as [number, number, number]
  const end = (uid: number, at = now) => endPersonBooking(db, { sessionId, uid, by, now: at })
  return { db, sessionId, learners, by, first, second, third, end }
}

test('the bookings of a session mark people whose account is blocked', async () => {
  const { db, sessionId, learners } = await start()
  await setStatus(db, [learners[0]!], 'blocked')
  expect((await bookingsOf(db.reader, sessionId)).map(({ blocked }) => blocked)).toEqual([true, false, false])
})

test('a course administrator ends the booking of a person; the first who waits gets the place', async () => {
  const { db, sessionId, by, first, second, end } = await start()
  expect(await end(first)).toMatchObject([
    { uid: second, state: 'booked' },
    { state: 'waiting', place: 1 },
    { uid: first, state: 'cancelled' },
  ])
  await end(first)
  expect(await roster(db, sessionId)).toEqual({ booked: ['Learner02'], waiting: ['Learner03'] })
  expect(await noticeTypesOf(db, first)).toEqual(['session_booked', 'session_cancelled'])
  const { details } = await db.reader
    .selectFrom('notices')
    .select('details')
    .where('type', '=', 'session_cancelled')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(details)).toMatchObject({ session: sessionId, ended: true })
  const entries = await db.reader
    .selectFrom('audit_entries')
    .select(['actor', 'before_values', 'after_values'])
    .execute()
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ actor: by, before_values: expect.stringContaining('booked') })
})

test('a person whose turn on the waiting list is ended is notified too', async () => {
  const { db, sessionId, second, end } = await start()
  await end(second)
  expect(await roster(db, sessionId)).toEqual({ booked: ['Learner01'], waiting: ['Learner03'] })
  expect(await noticeTypesOf(db, second)).toEqual(['session_waiting', 'session_cancelled'])
})

test('the booking of a session that has begun stays, and a person without a booking is not found', async () => {
  const { by, first, end } = await start()
  await expect(end(first, during)).rejects.toMatchObject({ status: 409, problems: [{ code: 'begun' }] })
  await expect(end(by)).rejects.toMatchObject({ status: 404 })
})
