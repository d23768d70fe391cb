import { describe, expect, test } from 'vitest'
import { AttendanceBody } from '#shared/contract/bookings.ts'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { bookingsOf } from '#server/availability/bookings/bookingsOf.ts'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { recordAttendance } from '#server/availability/bookings/recordAttendance.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { now } from '../../catalogue/catalogue.ts'
import { obey } from '../../points/earning/earningSite.ts'
import { addLearners, addTrainingWithSession, change, during, tomorrow } from './bookingFixture.ts'

const time = { now: during, timeZone: 'Europe/Copenhagen' }

/** A session that learners have booked, and a rule that gives 30 points for attending. */
async function start(people = 1) {
  const db = await freshDatabase()
  await obey(db, [{ trigger: 'session_attended', points: 30 }])
  const { trainingId, sessionId } = await addTrainingWithSession(db)
  const learners = await addLearners(db, people)
  for (const user of learners) await bookSession(db, { user, trainingId, sessionId, now })
  const [first] = learners
  const record = (attended: boolean, uid = first!.uid, at = during) =>
    recordAttendance(db, { sessionId, people: [{ uid, attended }], by: null }, { ...time, now: at })
  const pointsOf = async (uid = first!.uid) => (await walletOf(db.reader, uid, time)).points
  return { db, trainingId, sessionId, learners, user: first!, record, pointsOf }
}

describe('attendance', () => {
  test('earns points once, however often it is recorded', async () => {
    const { db, user, record, pointsOf } = await start()
    expect(await record(true)).toMatchObject([{ uid: user.uid, state: 'booked', attended: true }])
    await record(true)
    await Promise.all([record(true), record(true)])
    expect(await pointsOf()).toBe(30)
    const events = await db.reader.selectFrom('learning_events').select(['type', 'at', 'training_id']).execute()
    expect(events).toEqual([{ type: 'session_attended', at: '2026-11-23 09:00:00', training_id: expect.any(Number) }])
  })

  test('loses its points when it is taken back, and has them again when that was a mistake', async () => {
    const { db, record, pointsOf } = await start()
    await record(true)
    expect(await record(false)).toMatchObject([{ attended: false }])
    expect(await pointsOf()).toBe(0)
    await record(false)
    await record(true)
    await record(true)
    expect(await pointsOf()).toBe(30)
    await record(false)
    expect(await pointsOf()).toBe(0)
    expect(await reconcile(db)).toEqual([])
  })

  test('that was never recorded is no event when a person is recorded as absent', async () => {
    const { db, record, pointsOf } = await start()
    expect(await record(false)).toMatchObject([{ attended: false }])
    expect(await pointsOf()).toBe(0)
    expect(await db.reader.selectFrom('learning_events').select('id').execute()).toEqual([])
  })

  test('leaves people who are not named as they are', async () => {
    const { db, sessionId, learners, record, pointsOf } = await start(3)
    await record(true, learners[0]!.uid)
    const people = [
      { uid: learners[2]!.uid, attended: true },
      { uid: learners[1]!.uid, attended: false },
    ]
    await recordAttendance(db, { sessionId, people, by: null }, time)
    expect((await bookingsOf(db.reader, sessionId)).map(({ attended }) => attended)).toEqual([true, false, true])
    expect(await Promise.all(learners.map(({ uid }) => pointsOf(uid)))).toEqual([30, 0, 30])
  })

  test('is refused before the session begins and for a session that is cancelled', async () => {
    const { db, sessionId, user, record } = await start()
    const refused = { status: 409, problems: [{ code: 'not_begun' }] }
    await expect(record(true, user.uid, tomorrow)).rejects.toMatchObject(refused)
    await change(db, sessionId, { status: 'cancelled' })
    await expect(record(true)).rejects.toMatchObject(refused)
  })

  test('keeps a session from being cancelled or moved into the future until it is taken back', async () => {
    const { db, sessionId, user, record, pointsOf } = await start()
    const edit = (body: Parameters<typeof changeSession>[2]) =>
      changeSession(db, { id: sessionId, by: user.uid, now: during }, body)
    const later = { revision: 1, from: '2026-11-30 09:00:00', until: '2026-11-30 11:00:00', reason: 'A later week.' }
    const refused = { status: 409, problems: [{ code: 'attended' }] }
    await record(true)
    await expect(edit({ action: 'cancel', reason: 'Flood in the house' })).rejects.toMatchObject(refused)
    await expect(edit(later)).rejects.toMatchObject(refused)
    await edit({ revision: 1, title: 'Burns', from: '2026-11-23 08:30:00', reason: 'It began early.' })
    await record(false)
    await edit({ ...later, revision: 2 })
    await edit({ action: 'cancel', reason: 'Flood in the house' })
    expect(await pointsOf()).toBe(0)
  })

  test('is open again when the session begins later than now, and for a new booking', async () => {
    const { db, trainingId, sessionId, learners, user, record, pointsOf } = await start(2)
    for (const { uid } of learners) await record(false, uid)
    const attendance = async () => (await bookingsOf(db.reader, sessionId)).map(({ attended }) => attended)
    const edit = (from: string, until: string) =>
      changeSession(db, { id: sessionId, by: user.uid, now: during }, { from, until, reason: 'The room was closed.' })
    await edit('2026-11-23 08:30:00', '2026-11-23 11:00:00')
    expect(await attendance()).toEqual([false, false])
    await edit('2026-11-30 09:00:00', '2026-11-30 11:00:00')
    expect(await attendance()).toEqual([null, null])
    expect(await db.reader.selectFrom('session_bookings').select('id').where('attended_at', '>', '').execute()).toEqual(
      [],
    )
    const asked = { user, trainingId, sessionId, now: during }
    await cancelBooking(db, asked)
    // Recorded before the rule was made.
    await db.transact((tx) =>
      tx.updateTable('session_bookings').set({ attended: 0, attended_at: '2026-11-23 10:00:00' }).execute(),
    )
    await bookSession(db, asked)
    expect(await attendance()).toEqual([null, false])
    await record(true, user.uid, new Date('2026-11-30T10:00:00Z'))
    expect(await pointsOf()).toBe(30)
  })

  test('of people without a booking is refused, each of them at once', async () => {
    const { db, trainingId, sessionId, learners, pointsOf } = await start(3)
    await cancelBooking(db, { user: learners[1]!, trainingId, sessionId, now })
    const people = [learners[0]!.uid, learners[1]!.uid, 9999].map((uid) => ({ uid, attended: true }))
    await expect(recordAttendance(db, { sessionId, people, by: null }, time)).rejects.toMatchObject({
      status: 400,
      problems: [{ path: 'people[1][uid]' }, { path: 'people[2][uid]' }],
    })
    expect(await pointsOf()).toBe(0)
    const [one] = people
    expect(AttendanceBody.safeParse({ people: [one, one] }).success).toBe(false)
  })
})
