import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { bookingsOf } from '#server/availability/bookings/bookingsOf.ts'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { addLearner, now } from '../../catalogue/catalogue.ts'
import { addLearners, addTrainingWithSession, noticeTypesOf, roster } from './bookingFixture.ts'

/** One database with two handles, as two workers have it. */
async function twoWorkers(): Promise<[Database, Database]> {
  const url = await freshDatabaseUrl('empty')
  const open = () => {
    const db = openDatabase(url, { poolSize: 8 })
    onTestFinished(() => db.close())
    return db
  }
  return [open(), open()]
}

async function start(people: number, capacity: number) {
  const workers = await twoWorkers()
  const [db] = workers
  const asked = { ...(await addTrainingWithSession(db, { capacity })), now }
  const learners = await addLearners(db, people)
  const at = (index: number) => workers[index % 2]!
  return { db, at, asked, learners }
}

test('of 40 learners who book the last 7 places at once, 7 have one and 33 wait in an order without gaps', async () => {
  const { db, at, asked, learners } = await start(40, 7)
  const answers = await Promise.all(learners.map((user, index) => bookSession(at(index), { ...asked, user })))
  expect(answers.filter(({ state }) => state === 'booked')).toHaveLength(7)
  const places = answers.map(({ place }) => place).filter((place) => place !== null)
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1))
  // The stored order is the order that each learner was answered.
  const stored = await bookingsOf(db.reader, asked.sessionId)
  expect(stored).toHaveLength(40)
  for (const [index, { uid }] of learners.entries()) {
    const { state, place } = answers[index]!
    expect(stored.find((booking) => booking.uid === uid)).toMatchObject({ state, place })
  }
})

test('a learner who books twice at once has one booking and one notice', async () => {
  const { db, at, asked, learners } = await start(1, 1)
  const [user] = learners
  const answers = await Promise.all([0, 1, 2, 3].map((index) => bookSession(at(index), { ...asked, user: user! })))
  expect(answers.map(({ state }) => state)).toEqual(['booked', 'booked', 'booked', 'booked'])
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
  expect(await noticeTypesOf(db, user!.uid)).toEqual(['session_booked'])
})

test('cancelling, more places and booking at once lose nobody and keep the order of the waiting list', async () => {
  const { db, at, asked, learners } = await start(30, 6)
  const administrator = await addLearner(db, 'Cora')
  const [early, late] = [learners.slice(0, 20), learners.slice(20)]
  // One after the other, so that the order is known: 6 have a place, 14 wait.
  for (const user of early) await bookSession(db, { ...asked, user })
  const waiting = (await roster(db, asked.sessionId)).waiting
  expect(waiting).toHaveLength(14)
  const [leaving, stopping] = [early.slice(0, 4), early.slice(10, 12)]
  await Promise.all([
    ...leaving.map((user, index) => cancelBooking(at(index), { ...asked, user })),
    ...late.map((user, index) => bookSession(at(index + 1), { ...asked, user })),
    ...stopping.map((user, index) => cancelBooking(at(index), { ...asked, user })),
    changeSession(at(0), { id: asked.sessionId, by: administrator.uid, now }, { capacity: 9 }),
  ])
  const after = await roster(db, asked.sessionId)
  const gone = new Set([...leaving, ...stopping].map(({ full_name }) => full_name))
  expect(after.booked).toHaveLength(9)
  expect([...after.booked, ...after.waiting].toSorted()).toEqual(
    learners
      .map(({ full_name }) => full_name)
      .filter((name) => !gone.has(name))
      .toSorted(),
  )
  const early14 = waiting.filter((name) => !gone.has(name))
  const promoted = early14.filter((name) => after.booked.includes(name))
  expect(promoted, 'the first of the list have the places').toEqual(early14.slice(0, promoted.length))
  expect(after.waiting.slice(0, early14.length - promoted.length), 'the others keep their order').toEqual(
    early14.slice(promoted.length),
  )
  expect(after.booked.filter((name) => late.some(({ full_name }) => full_name === name))).toEqual([])
})
