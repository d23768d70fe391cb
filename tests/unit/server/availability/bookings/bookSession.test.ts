import { describe, expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { promoteWaiting } from '#server/availability/bookings/promoteWaiting.ts'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { enrolmentOf, enrolPerson } from '#server/enrolments/enrolment.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, course, now } from '../../catalogue/catalogue.ts'
import {
  addLearners,
  addSession,
  addTrainingWithSession,
  change,
  during,
  noticeTypesOf,
  roster,
} from './bookingFixture.ts'

const booked = { state: 'booked', place: null, changed: true }

async function start(planned: Parameters<typeof addTrainingWithSession>[1] = {}, people = 1) {
  const db = await freshDatabase()
  const asked = { ...(await addTrainingWithSession(db, planned)), now }
  const learners = await addLearners(db, people)
  return { db, asked, learners, user: learners[0]! }
}

describe('a learner who books a session', () => {
  test('has a place, is enrolled and is notified; booking again has no effect', async () => {
    const { db, asked, user } = await start({ capacity: 2 })
    expect(await bookSession(db, { ...asked, user })).toEqual(booked)
    expect(await bookSession(db, { ...asked, user })).toEqual({ ...booked, changed: false })
    expect(await enrolmentOf(db.reader, { uid: user.uid, trainingId: asked.trainingId })).toMatchObject({
      state: 'enrolled',
    })
    expect(await noticeTypesOf(db, user.uid)).toEqual(['session_booked'])
  })

  test('waits if the session is full, and has the first place that becomes free', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 3)
    const [first, second, third] = learners
    await bookSession(db, { ...asked, user: first! })
    expect(await bookSession(db, { ...asked, user: second! })).toEqual({ state: 'waiting', place: 1, changed: true })
    expect(await bookSession(db, { ...asked, user: third! })).toEqual({ state: 'waiting', place: 2, changed: true })
    expect(await bookSession(db, { ...asked, user: third! })).toEqual({ state: 'waiting', place: 2, changed: false })
    expect(await cancelBooking(db, { ...asked, user: first! })).toEqual({
      state: 'cancelled',
      place: null,
      changed: true,
    })
    expect(await cancelBooking(db, { ...asked, user: first! })).toMatchObject({ state: 'cancelled', changed: false })
    expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner02'], waiting: ['Learner03'] })
    expect(await noticeTypesOf(db, second!.uid)).toEqual(['session_waiting', 'session_promoted'])
    expect(await noticeTypesOf(db, first!.uid)).toEqual(['session_booked', 'session_cancelled'])
    // A new booking has a new turn and new notices.
    expect(await bookSession(db, { ...asked, user: first! })).toMatchObject({ state: 'waiting', place: 2 })
    expect(await roster(db, asked.sessionId)).toMatchObject({ waiting: ['Learner03', 'Learner01'] })
    expect(await noticeTypesOf(db, first!.uid)).toEqual(['session_booked', 'session_cancelled', 'session_waiting'])
  })

  test('who stops waiting leaves no gap', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 4)
    for (const user of learners) await bookSession(db, { ...asked, user })
    await cancelBooking(db, { ...asked, user: learners[2]! })
    expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner01'], waiting: ['Learner02', 'Learner04'] })
    expect(await bookSession(db, { ...asked, user: learners[3]! })).toMatchObject({ state: 'waiting', place: 2 })
    expect(await noticeTypesOf(db, learners[2]!.uid)).toEqual(['session_waiting'])
  })

  test('never overtakes people who wait, also if a place is free', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 3)
    for (const user of learners.slice(0, 2)) await bookSession(db, { ...asked, user })
    await change(db, asked.sessionId, { capacity: 2 })
    expect(await bookSession(db, { ...asked, user: learners[2]! })).toMatchObject({ state: 'waiting', place: 1 })
    expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner01', 'Learner02'], waiting: ['Learner03'] })
  })

  test('always has a place in a session without a limit', async () => {
    const { db, asked, learners } = await start({ capacity: null }, 3)
    for (const user of learners) expect(await bookSession(db, { ...asked, user })).toEqual(booked)
  })
})

describe('a booking is refused', () => {
  test.each([
    ['a session that has begun', { from: -1 }, { status: 409, problems: [{ code: 'begun' }] }],
    ['a cancelled session', { status: 'cancelled' }, { status: 409, problems: [{ code: 'cancelled' }] }],
    ['a draft, which learners do not see', { status: 'draft' }, { status: 404 }],
  ] as const)('for %s', async (_, planned, refusal) => {
    const { db, asked, user } = await start(planned)
    await expect(bookSession(db, { ...asked, user })).rejects.toMatchObject(refusal)
    expect(await enrolmentOf(db.reader, { uid: user.uid, trainingId: asked.trainingId })).toBeNull()
  })

  test('for a training that the learner may not see, and for a session of another training', async () => {
    const { db, asked, user } = await start()
    const hidden = await add(db, course('Hidden', { organizations: [await addOrganization(db, 'Elsewhere')] }))
    const sessionId = await addSession(db, { training: hidden })
    await expect(bookSession(db, { user, now, trainingId: hidden, sessionId })).rejects.toMatchObject({ status: 404 })
    await expect(bookSession(db, { ...asked, user, sessionId })).rejects.toMatchObject({ status: 404 })
    await expect(bookSession(db, { ...asked, user, sessionId: 999 })).rejects.toMatchObject({ status: 404 })
  })

  test('for a training that costs money, until the learner has a place in it', async () => {
    const db = await freshDatabase()
    const user = await addLearner(db, 'Amal')
    const trainingId = await add(db, course('Dear', { price: { amount: 12_000, currency: 'EUR' } }))
    const asked = { user, now, trainingId, sessionId: await addSession(db, { training: trainingId, capacity: 1 }) }
    const refused = { status: 409, problems: [{ code: 'not_free' }], details: { purchase: { product: null } } }
    await expect(bookSession(db, asked)).rejects.toMatchObject(refused)
    expect(await roster(db, asked.sessionId)).toEqual({ booked: [], waiting: [] })
    await db.transact((tx) => enrolPerson(tx, { uid: user.uid, trainingId, now }))
    expect(await bookSession(db, asked)).toEqual(booked)
  })

  test('to cancel once the session has begun, or if there is none', async () => {
    const { db, asked, learners } = await start({}, 2)
    await bookSession(db, { ...asked, user: learners[0]! })
    await expect(cancelBooking(db, { ...asked, user: learners[0]!, now: during })).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'begun' }],
    })
    await expect(cancelBooking(db, { ...asked, user: learners[1]! })).rejects.toMatchObject({ status: 404 })
  })
})

describe('more places', () => {
  test('go to the first who wait, in their order; each is notified once', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 5)
    for (const user of learners) await bookSession(db, { ...asked, user })
    await change(db, asked.sessionId, { capacity: 3 })
    const promote = () => db.transact((tx) => promoteWaiting(tx, asked.sessionId, now))
    expect([await promote(), await promote()]).toEqual([2, 0])
    expect(await roster(db, asked.sessionId)).toEqual({
      booked: ['Learner01', 'Learner02', 'Learner03'],
      waiting: ['Learner04', 'Learner05'],
    })
    expect(await noticeTypesOf(db, learners[2]!.uid)).toEqual(['session_waiting', 'session_promoted'])
    await change(db, asked.sessionId, { capacity: null })
    expect(await promote()).toBe(2)
  })

  test('that came after the beginning are given when the session begins later', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 2)
    for (const user of learners) await bookSession(db, { ...asked, user })
    const edit = (body: Parameters<typeof changeSession>[2]) =>
      changeSession(db, { id: asked.sessionId, by: learners[0]!.uid, now: during }, body)
    await edit({ revision: 1, capacity: 2 })
    expect((await roster(db, asked.sessionId)).waiting).toEqual(['Learner02'])
    const later = { from: '2026-11-30 09:00:00', until: '2026-11-30 11:00:00' }
    await edit({ revision: 2, ...later, reason: 'An instructor comes later.' })
    expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner01', 'Learner02'], waiting: [] })
  })

  test('go to nobody while the session is cancelled or after it has begun, nor to blocked accounts', async () => {
    const { db, asked, learners } = await start({ capacity: 1 }, 3)
    for (const user of learners) await bookSession(db, { ...asked, user })
    const promote = (at = now) => db.transact((tx) => promoteWaiting(tx, asked.sessionId, at))
    await change(db, asked.sessionId, { capacity: 2, status: 'cancelled' })
    expect(await promote()).toBe(0)
    await change(db, asked.sessionId, { status: 'scheduled' })
    expect(await promote(during)).toBe(0)
    await db.transact((tx) =>
      tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', learners[1]!.uid).execute(),
    )
    expect(await promote()).toBe(1)
    expect(await roster(db, asked.sessionId)).toEqual({ booked: ['Learner01', 'Learner03'], waiting: ['Learner02'] })
  })
})
