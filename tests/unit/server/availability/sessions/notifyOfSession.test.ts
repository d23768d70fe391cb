import { expect, test } from 'vitest'
import { answerRequest } from '#server/availability/sessions/answerRequest.ts'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { noticesOf } from '#server/notices/readNotices.ts'
import { requireSession } from '#server/availability/sessions/listSessions.ts'
import { sessionAudience } from '#server/availability/sessions/sessionAudience.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { later } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'
import { addOrganization } from '../../catalogue/catalogue.ts'
import { restrict } from '../bookings/bookingFixture.ts'
import { giveAPlace, openPlanning, reading, store } from './planning.ts'

/** A scheduled session with Signe, who has confirmed, Yusuf, who is asked, a learner with a place and one who waits. */
async function planned(given: Parameters<typeof store>[1] = {}) {
  const plan = await openPlanning()
  const { db, signe, yusuf, ingrid } = plan
  const id = await store(plan, {
    capacity: 1,
    teachers: [
      [signe, 'confirmed'],
      [yusuf, 'requested'],
    ],
    ...given,
  })
  const [booked, waiting] = [await giveAPlace(db, id), await giveAPlace(db, id, 'waiting')]
  const names = new Map([
    [signe, 'signe'],
    [yusuf, 'yusuf'],
    [ingrid, 'ingrid'],
    [booked, 'booked'],
    [waiting, 'waiting'],
  ])
  let seen = 0
  /** The notices since the last time, as `person: type`. */
  async function news(): Promise<string[]> {
    const rows = await db.reader.selectFrom('notices').selectAll().where('id', '>', seen).orderBy('id').execute()
    seen = rows.at(-1)?.id ?? seen
    return rows.map(({ uid, type }) => `${names.get(uid) ?? uid}: ${type}`).toSorted()
  }
  const change = async (body: TrainingSessionChange, by = ingrid) => {
    const { revision } = await requireSession(db.reader, reading, id)
    await changeSession(db, { id, by, now: later(5) }, { revision, ...body })
  }
  const detailsOf = async (type: string) => {
    const rows = await db.reader
      .selectFrom('notices')
      .select('details')
      .where('type', '=', type)
      .orderBy('id')
      .execute()
    return rows.map(({ details }) => JSON.parse(details))
  }
  return { ...plan, id, booked, waiting, names, news, change, detailsOf }
}

const everyone = (type: string) => ['booked', 'signe', 'waiting', 'yusuf'].map((name) => `${name}: ${type}`)

test('another time, place or zone is news for everyone who teaches, is asked, has a place or waits', async () => {
  const { change, news, detailsOf, blue, id, training } = await planned()
  for (const body of [{ room: blue }, { from: '2026-11-30 09:00:00' }, { time_zone: 'Europe/Oslo' }]) {
    await change(body)
    expect(await news()).toEqual(everyone('session_changed'))
  }
  const about = { session: id, training, title: 'First aid', from: '2026-11-30 09:00:00', time_zone: 'Europe/Oslo' }
  const details = (await detailsOf('session_changed')).slice(-4)
  expect(details).toContainEqual({ ...about, teaches: true, restored: false, released: false })
  expect(details).toContainEqual({ ...about, teaches: false, restored: false, released: false })
})

test('a notification about a training that a learner may no longer see leads to the learner’s sessions', async () => {
  const { db, training, change, booked, waiting } = await planned()
  const ours = await addOrganization(db, 'Ours')
  await restrict(db, training, ours)
  await db.transact((tx) =>
    tx.insertInto('user_organizations').values({ uid: waiting, organization_id: ours }).execute(),
  )
  const linksOf = async (uid: number) => (await noticesOf(db.reader, uid, reading)).map(({ href }) => href)
  await change({ from: '2026-11-30 09:00:00' })
  expect(await linksOf(booked)).toEqual(['/dashboard#my-sessions'])
  expect(await linksOf(waiting)).toEqual([`/training/${training}#sessions`])
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
  await change({ action: 'cancel', reason: 'Flood in the house' })
  expect((await linksOf(waiting))[0]).toBe('/dashboard#my-sessions')
})

test('another title, fewer places and confirmations are news for nobody, and neither is a change without notices', async () => {
  const { change, news, blue } = await planned()
  await change({ title: 'Burns' })
  await change({ action: 'confirm' })
  await change({ room: blue, notify: false })
  await change({ action: 'cancel', reason: 'Flood in the house', notify: false })
  await change({ action: 'restore', notify: false })
  expect(await news()).toEqual([])
})

test('a session that is cancelled and restored is news with its reason', async () => {
  const { change, news, detailsOf } = await planned()
  await change({ action: 'cancel', reason: 'Flood in the house' })
  expect(await news()).toEqual(everyone('session_cancelled'))
  expect(
    (await detailsOf('session_cancelled')).every(({ reason, own }) => reason === 'Flood in the house' && !own),
  ).toBe(true)
  await change({ action: 'restore' })
  expect(await news()).toEqual(everyone('session_changed'))
  expect((await detailsOf('session_changed')).every(({ restored }) => restored)).toBe(true)
})

test('instructors learn that they are asked, and that they no longer teach; one notice for a request', async () => {
  const { db, change, news, detailsOf, signe, yusuf, names } = await planned()
  const third = await takeIn(db, { name: 'aino', mail: 'aino@saltmarsh.test', roles: ['instructor'] })
  names.set(third, 'aino')
  await change({ instructors: [{ uid: yusuf }, { uid: third }], action: 'request' })
  expect(await news()).toEqual([
    'aino: session_requested',
    ...['booked', 'signe', 'waiting', 'yusuf'].map((name) => `${name}: session_changed`),
  ])
  expect((await detailsOf('session_changed')).filter(({ released }) => released)).toHaveLength(1)
  await change({ instructors: [{ uid: signe }] })
  expect(await news(), 'Signe is not asked yet').toEqual([
    'aino: session_changed',
    'booked: session_changed',
    'waiting: session_changed',
    'yusuf: session_changed',
  ])
  await change({ action: 'request' })
  expect(await news()).toEqual(['signe: session_requested'])
})

test('the user who makes the change is not notified, and nobody is of a session that is over', async () => {
  const { db, change, news, signe, blue, ward, id } = await planned()
  await change({ room: blue }, signe)
  expect(await news()).toEqual(everyone('session_changed').filter((line) => !line.startsWith('signe')))
  const { revision } = await requireSession(db.reader, reading, id)
  await changeSession(db, { id, by: signe, now: new Date('2026-12-01T09:00:00Z') }, { revision, room: ward })
  expect(await news()).toEqual([])
})

test('more places go to the people who wait, and they learn of it even if nobody else is notified', async () => {
  const { db, change, news, id } = await planned()
  await change({ capacity: 2, notify: false })
  expect(await news()).toEqual(['waiting: session_promoted'])
  expect(await requireSession(db.reader, reading, id)).toMatchObject({ booked: 2, waiting: 0 })
})

test('the number of people that a change would notify is known before it', async () => {
  const { db, id, ingrid, signe } = await planned()
  expect(await sessionAudience(db.reader, id, ingrid)).toEqual({ instructors: 2, booked: 1, waiting: 1 })
  expect((await sessionAudience(db.reader, id, signe)).instructors, 'without the user who makes the change').toBe(1)
  await expect(sessionAudience(db.reader, 999, signe)).rejects.toMatchObject({ status: 404 })
})

test('an instructor who declines leaves the session uncovered, and the course administrators learn of it', async () => {
  const { db, news, detailsOf, id, signe, yusuf } = await planned()
  const decline = (uid: number, reason?: string) =>
    answerRequest(db, { id, uid, answer: { state: 'declined', reason }, now: later(6) })
  expect(await decline(yusuf, 'On a journey')).toMatchObject({ id, state: 'declined', revision: 2 })
  expect(await news()).toEqual(['ingrid: session_declined'])
  expect(await detailsOf('session_declined')).toMatchObject([{ name: 'yusuf Amoah', reason: 'On a journey' }])
  expect((await requireSession(db.reader, reading, id)).conflicts).toEqual([])
  await decline(signe)
  expect((await requireSession(db.reader, reading, id)).conflicts).toMatchObject([
    { code: 'no_instructor', severity: 'error' },
  ])
  await decline(signe)
  expect(await news(), 'said once').toEqual(['ingrid: session_declined'])
})
