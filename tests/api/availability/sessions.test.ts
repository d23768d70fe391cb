import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'

const base = '/api/v2/course-administration'
const sessions = `${base}/sessions`
const own = '/api/v2/availability/sessions'

/** The demo academy with Ingrid, who plans, Tomasz, who teaches, and Freja, who learns, each in a browser. */
async function academy() {
  const db = await demoDatabase()
  await switchOn(db)
  const [ingrid, tomasz, freja] = await Promise.all(
    ['courses', 'instructor', 'learner'].map(async (person) => {
      const browser = browserAt(db)
      await browser.signIn(`${person}@demo.test`, 'demo-academy')
      return browser
    }),
  )
  if (!ingrid || !tomasz || !freja) throw new Error('Somebody could not sign in.')
  const { uid } = (await tomasz.ask('/api/v2/me')).body.data
  const { id: training } = (await ingrid.ask('/api/v2/trainings?limit=1')).body.data[0]
  const period = { from: '2027-02-02 09:00:00', until: '2027-02-02 11:00:00', time_zone: 'Europe/Warsaw' }
  const draft = { training, title: 'First signs', ...period, instructors: [{ uid }] }
  const create = async (more = {}) => (await ingrid.ask(sessions, { body: { ...draft, ...more } })).body.data
  const change = (id: number, body: object) => ingrid.ask(`${sessions}/${id}`, { method: 'PATCH', body })
  return { db, ingrid, tomasz, freja, uid, draft, create, change }
}

async function switchOn(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    const { value } = await tx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'general')
      .executeTakeFirstOrThrow()
    const general = JSON.parse(value)
    const on = JSON.stringify({ ...general, features: { ...general.features, availability: true } })
    await tx.updateTable('settings').set({ value: on }).where('name', '=', 'general').execute()
  })
}

describe('a session over the API', () => {
  test('is created as a draft once for each key, asked, accepted and scheduled', async () => {
    const { ingrid, tomasz, uid, draft, change } = await academy()
    const headers = { 'Idempotency-Key': 'one session' }
    const first = await ingrid.ask(sessions, { body: draft, headers })
    expect(first.status).toBe(201)
    const { id } = first.body.data
    expect(first.body.data).toEqual({
      id,
      ...draft,
      room: null,
      capacity: null,
      status: 'draft',
      booked: 0,
      waiting: 0,
      revision: 1,
      instructors: [{ uid, state: 'provisional' }],
      conflicts: [{ code: 'unconfirmed', severity: 'warning', uid, text: 'Has not confirmed yet.' }],
    })
    expect((await ingrid.ask(sessions, { body: draft, headers })).body).toEqual(first.body)
    expect((await change(id, { action: 'request' })).body.data).toMatchObject({ instructors: [{ state: 'requested' }] })
    const span = 'from=2027-02-01+00:00:00&until=2027-03-01+00:00:00'
    expect((await tomasz.ask(`${own}?${span}`)).body.data).toMatchObject([{ id, state: 'requested' }])
    const notices = (await tomasz.ask('/api/v2/notices')).body.data
    expect(notices[0]).toMatchObject({ type: 'session_requested', href: '/availability' })
    const accepted = await tomasz.ask(`${own}/${id}`, { method: 'PATCH', body: { state: 'confirmed' } })
    expect(accepted.body.data).toMatchObject({ id, state: 'confirmed', revision: 3 })
    expect((await tomasz.ask(`${own}/${id}`)).body).toEqual(accepted.body)
    expect((await change(id, { action: 'schedule' })).body.data).toMatchObject({ status: 'scheduled', conflicts: [] })
    const history = (await ingrid.ask(`${sessions}/${id}/history`)).body
    const actions = history.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['schedule', 'accept', 'request', 'create'])
    expect((await ingrid.ask(`${sessions}/${id}/audience`)).body.data).toEqual({
      instructors: 1,
      booked: 0,
      waiting: 0,
    })
  })

  test.each(['0000-01-01', '0999-12-31', '9000-01-01', '9999-12-31'])(
    'is not on %s, around which days no longer sort as text',
    async (day) => {
      const { ingrid, draft, uid } = await academy()
      const at = { from: `${day} 09:00:00`, until: `${day} 11:00:00` }
      const problems = { errors: [{ path: 'from' }, { path: 'until' }] }
      expect(await ingrid.ask(sessions, { body: { ...draft, ...at } })).toMatchObject({ status: 400, body: problems })
      const question = { people: [uid], duration_minutes: 60, time_zone: 'UTC', ...at }
      const found = await ingrid.ask(`${base}/find_time`, { body: question })
      expect(found).toMatchObject({ status: 400, body: problems })
    },
  )

  test('comes back edited as it was read; fields that are only shown are no change', async () => {
    const { ingrid, create, change } = await academy()
    const { id } = await create()
    const read = (await ingrid.ask(`${sessions}/${id}`)).body.data
    const saved = await change(id, { ...read, title: 'Second signs', booked: 4 })
    expect(saved.body.data).toEqual({ ...read, title: 'Second signs', revision: 2 })
    const stale = await change(id, { revision: 1, title: 'Third signs' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ errors: [{ code: 'revision' }], revision: 2, by: 'Ingrid Solheim' })
    expect((await change(id, { revision: 2, status: 'scheduled' })).body.errors).toMatchObject([
      { path: 'status', code: 'unknown' },
    ])
  })

  test('with errors is scheduled with a reason only; without one, the refusal names them in the language of the user', async () => {
    const { db, ingrid, uid, create, change } = await academy()
    const first = await create({ instructors: [] })
    const refused = await change(first.id, { action: 'schedule' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { message: 'No instructor can teach this session.', path: 'instructors', code: 'no_instructor' },
      { message: 'Say why the session takes place in spite of these conflicts.', path: 'reason', code: 'required' },
    ])
    const speak = (language: string) =>
      db.transact((tx) => tx.updateTable('users').set({ language }).where('mail', '=', 'courses@demo.test').execute())
    await speak('ar')
    const { body } = await change(first.id, { action: 'schedule' })
    expect(body.errors[0].message).toBe('لا يوجد مدرّب يستطيع تقديم هذه الجلسة.')
    await speak('en')
    expect((await change(first.id, { action: 'schedule', reason: 'Somebody will come.' })).status).toBe(200)
    const span = 'from=2027-02-01+00:00:00&until=2027-03-01+00:00:00'
    const conflicts = (await ingrid.ask(`${base}/conflicts?${span}&severity=error`)).body
    expect(conflicts.data).toMatchObject([{ id: first.id, conflicts: [{ code: 'no_instructor', severity: 'error' }] }])
    expect(conflicts.meta).toMatchObject({ page: 0, total: 1 })
    const idsOf = async (query: string) =>
      (await ingrid.ask(`${base}/conflicts?limit=100&${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await idsOf(''), 'from now on').toContain(first.id)
    expect(await idsOf('from=2027-02-02+10:00:00'), 'no end').toContain(first.id)
    expect(await idsOf('until=2027-02-02+09:00:00'), 'no beginning').not.toContain(first.id)
    const substitutes = (await ingrid.ask(`${sessions}/${first.id}/substitutes`)).body.data
    expect(substitutes.map((person: { uid: number }) => person.uid)).toContain(uid)
  })

  test('is refused with all its problems', async () => {
    const { ingrid, draft, create, change } = await academy()
    const wrong = { ...draft, training: 99_999, room: 99_999, instructors: [{ uid: 99_999 }] }
    const { status, body } = await ingrid.ask(sessions, { body: wrong })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['training', 'room', 'instructors[0][uid]'])
    const { id } = await create()
    expect((await change(id, { action: 'cancel', reason: 'no' })).body.errors).toMatchObject([
      { path: 'reason', code: 'too_short' },
    ])
    expect((await change(id, { action: 'restore' })).body).toMatchObject({
      errors: [{ code: 'status' }],
      status: 'draft',
    })
    expect((await change(99_999, { action: 'schedule' })).status).toBe(404)
    expect((await ingrid.ask(`${sessions}?colour=red`)).status).toBe(400)
    const span = 'from=2027-02-01+00:00:00&until=2027-09-01+00:00:00'
    expect((await ingrid.ask(`${base}/conflicts?${span}`)).body.errors).toMatchObject([
      { path: 'until', code: 'too_long' },
    ])
    expect((await ingrid.ask(`${own}?until=2027-02-01+00:00:00`)).body.errors).toMatchObject([{ path: 'from' }])
  })

  test('is for course administrators; instructors see and answer their own', async () => {
    const { db, tomasz, freja, create } = await academy()
    const { id } = await create()
    for (const path of [sessions, `${sessions}/${id}`, `${sessions}/${id}/history`, `${base}/rooms`]) {
      expect((await tomasz.ask(path)).status, path).toBe(403)
      expect((await freja.ask(path)).status, path).toBe(403)
      expect((await browserAt(db).ask(path)).status, path).toBe(401)
    }
    expect((await freja.ask(`${own}?from=2027-02-01+00:00:00&until=2027-03-01+00:00:00`)).status).toBe(403)
    const answer = await tomasz.ask(`${own}/${id}`, { method: 'PATCH', body: { state: 'confirmed' } })
    expect(answer.status, 'not asked yet').toBe(404)
  })
})

test('a time is found for people who teach', async () => {
  const { ingrid, uid } = await academy()
  const wish = { people: [uid], duration_minutes: 90, from: '2027-02-01 00:00:00', until: '2027-02-06 00:00:00' }
  const { status, body } = await ingrid.ask(`${base}/find_time`, { body: { ...wish, time_zone: 'Europe/Warsaw' } })
  expect(status).toBe(200)
  expect(body.data.times.length).toBeGreaterThan(3)
  expect(body.data.times[0]).toMatchObject({ from: '2027-02-01 08:00:00', until: '2027-02-01 09:30:00' })
  expect(body.data.excluded[0]).toMatchObject({ uid, reason: 'outside_hours', from: '2027-02-01 00:00:00' })
})

test('rooms are created, changed and deleted; one with sessions is set inactive', async () => {
  const { ingrid, create } = await academy()
  const rooms = `${base}/rooms`
  const created = await ingrid.ask(rooms, { body: { name: 'Attic' } })
  expect(created.status).toBe(201)
  const { id } = created.body.data
  expect(created.body.data).toEqual({ id, revision: 1, name: 'Attic', place: '', seats: null, active: true })
  const change = (body: object) => ingrid.ask(`${rooms}/${id}`, { method: 'PATCH', body })
  expect((await change({ ...created.body.data, seats: 4 })).body.data).toMatchObject({ seats: 4, revision: 2 })
  expect((await change({ revision: 1, seats: 5 })).body).toMatchObject({ errors: [{ code: 'revision' }], revision: 2 })
  await create({ room: id })
  const remove = () => ingrid.ask(`${rooms}/${id}`, { method: 'DELETE' })
  expect(await remove()).toMatchObject({ status: 200, body: { data: { active: false, revision: 3 } } })
  const other = (await ingrid.ask(rooms, { body: { name: 'Loft' } })).body.data
  expect((await ingrid.ask(`${rooms}/${other.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ingrid.ask(`${rooms}/${other.id}`)).status).toBe(404)
  const listed = (await ingrid.ask(rooms)).body.data
  expect(listed.at(-1)).toMatchObject({ active: false })
})
