import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/access/roles.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'
import { addSession, change, during } from '#tests/unit/server/availability/bookings/bookingFixture.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

/** A site with one session that has one place, a course administrator and two learners. */
async function start({ availability = true } = {}) {
  const db = await freshDatabase()
  const value = JSON.stringify({ features: { ...defaultGeneral.features, availability, incentives: false } })
  await db.transact(async (tx) => {
    await tx.insertInto('settings').values({ name: 'general', value, changed: '2026-01-01 00:00:00' }).execute()
    await tx
      .insertInto('role_access')
      .values({ role: 'course_administrator', access: 'availability_feature_manage' })
      .execute()
  })
  const training = await add(db, course('Knots'))
  const session = await addSession(db, { training, capacity: 1 })
  const signedIn = async (name: string, roles: Role[] = []) => {
    const uid = await takeIn(db, { name, mail: `${name}@saltmarsh.test`, roles })
    const browser = browserAt(db)
    await browser.signIn(name, PASSWORD)
    return { uid, ask: browser.ask }
  }
  const path = `/api/v2/trainings/${training}/sessions`
  return { db, training, session, signedIn, list: path, booking: `${path}/${session}/booking` }
}

describe('a booking', () => {
  test('is made with POST and cancelled with DELETE; both can be repeated', async () => {
    const { signedIn, list, booking } = await start()
    const [ada, bo] = [await signedIn('ada'), await signedIn('bo')]
    expect(await ada.ask(booking, { method: 'POST' })).toMatchObject({
      status: 201,
      body: { data: { state: 'booked', place: null } },
    })
    expect(await ada.ask(booking, { method: 'POST' })).toMatchObject({
      status: 200,
      body: { data: { state: 'booked' } },
    })
    expect((await bo.ask(booking, { method: 'POST' })).body.data).toEqual({ state: 'waiting', place: 1 })
    expect((await bo.ask(list)).body).toMatchObject({
      data: [{ capacity: 1, booked: 1, waiting: 1, booking: { state: 'waiting', place: 1 } }],
      meta: { total: 1 },
    })
    for (const _ of [1, 2]) {
      expect((await ada.ask(booking, { method: 'DELETE' })).body.data).toEqual({ state: 'cancelled', place: null })
    }
    expect((await bo.ask(list)).body.data).toMatchObject([{ booked: 1, waiting: 0, booking: { state: 'booked' } }])
    expect((await bo.ask('/api/v2/notices')).body.data).toMatchObject([
      {
        type: 'session_promoted',
        message: 'A place became free, and it is yours: “Knots”, Monday, 23 November 2026, 10:00 CET.',
      },
      { type: 'session_waiting' },
    ])
  })

  test('with the same key is made once', async () => {
    const { signedIn, booking } = await start()
    const { ask } = await signedIn('ada')
    const sent = { method: 'POST', headers: { 'Idempotency-Key': 'one' } }
    const [first, second] = [await ask(booking, sent), await ask(booking, sent)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
  })

  test('needs a signed-in user, the feature, and a session of that training', async () => {
    const { db, training, session, signedIn, booking } = await start()
    expect((await browserAt(db).ask(booking, { method: 'POST' })).status).toBe(401)
    const { ask } = await signedIn('ada')
    const call = (path: string, method = 'POST') => ask(`/api/v2/trainings/${path}`, { method })
    expect((await call(`${training}/sessions/${session + 1}/booking`)).status).toBe(404)
    expect((await call(`${training + 1}/sessions/${session}/booking`)).status).toBe(404)
    expect((await call(`${training}/sessions/0${session}/booking`)).status).toBe(404)
    expect((await call(`${training}/sessions/${session}/booking`, 'DELETE')).status).toBe(404)
    expect((await call(`${training + 1}/sessions`, 'GET')).status).toBe(404)
    const off = await start({ availability: false })
    const learner = await off.signedIn('ada')
    expect((await learner.ask(off.booking, { method: 'POST' })).status).toBe(403)
    expect((await learner.ask(off.list)).status).toBe(403)
  })

  test('is refused with the reason once the session has begun or is cancelled', async () => {
    const { db, session, signedIn, booking } = await start()
    const { ask } = await signedIn('ada')
    expect(await ask(booking, { method: 'POST', now: during })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'begun', message: 'This session has begun. It can no longer be booked.' }] },
    })
    await change(db, session, { status: 'cancelled' })
    expect(await ask(booking, { method: 'POST' })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'cancelled' }] },
    })
  })
})

describe('the bookings of a session', () => {
  test('are read and attendance is recorded by course administrators', async () => {
    const { session, signedIn, booking } = await start()
    const [ada, admin] = [await signedIn('ada'), await signedIn('cora', ['course_administrator'])]
    await ada.ask(booking, { method: 'POST' })
    const path = `/api/v2/course-administration/sessions/${session}/bookings`
    const people = [{ uid: ada.uid, attended: true }]
    expect((await ada.ask(path)).status).toBe(403)
    expect((await admin.ask(path)).body.data).toMatchObject([
      { uid: ada.uid, state: 'booked', place: null, attended: null },
    ])
    expect(await admin.ask(path, { method: 'PATCH', body: { people } })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'not_begun' }] },
    })
    expect((await admin.ask(path, { method: 'PATCH', body: { people }, now: during })).body.data).toMatchObject([
      { uid: ada.uid, attended: true },
    ])
    const nobody = { people: [{ uid: 9999, attended: true }] }
    expect(await admin.ask(path, { method: 'PATCH', body: nobody, now: during })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'people[0][uid]' }] },
    })
    expect((await admin.ask('/api/v2/course-administration/sessions/999/bookings')).status).toBe(404)
  })

  test('are ended by course administrators for one person; the next one gets the place', async () => {
    const { session, signedIn, booking } = await start()
    const [ada, bo] = [await signedIn('ada'), await signedIn('bo')]
    const admin = await signedIn('cora', ['course_administrator'])
    for (const learner of [ada, bo]) await learner.ask(booking, { method: 'POST' })
    const path = `/api/v2/course-administration/sessions/${session}/bookings/${ada.uid}`
    expect((await bo.ask(path, { method: 'DELETE' })).status).toBe(403)
    expect(await admin.ask(path, { method: 'DELETE', now: during })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'begun' }] },
    })
    expect((await admin.ask(path, { method: 'DELETE' })).body.data).toMatchObject([
      { uid: bo.uid, state: 'booked', blocked: false },
      { uid: ada.uid, state: 'cancelled' },
    ])
  })
})
