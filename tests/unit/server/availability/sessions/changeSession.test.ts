import { describe, expect, test } from 'vitest'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { followBegunSessions } from '#server/availability/sessions/followBegunSessions.ts'
import { createSession } from '#server/availability/sessions/createSession.ts'
import { findSession } from '#server/availability/sessions/listSessions.ts'
import { sessionHistory } from '#server/availability/sessions/sessionHistory.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'
import { giveAPlace, openPlanning, type Planning, reading, store, takeOff } from './planning.ts'

const monday = { from: '2026-11-30 10:00:00', until: '2026-11-30 12:00:00' }

/** A site, and what Ingrid does there. */
async function desk() {
  const plan = await openPlanning()
  const { db, training, ingrid } = plan
  const create = (given: Partial<Parameters<typeof createSession>[1]> = {}) =>
    createSession(
      db,
      {
        ...{ training, title: 'Morning', time_zone: 'UTC', room: null, capacity: null, instructors: [], ...monday },
        ...given,
      },
      { by: ingrid, now: morning },
    )
  const change = (id: number, body: TrainingSessionChange) => changeSession(db, { id, by: ingrid, now: later(5) }, body)
  const find = (id: number) => findSession(db.reader, reading, id)
  return { ...plan, create, change, find }
}

const sequenceOf = async ({ db }: Pick<Planning, 'db'>, id: number) =>
  (await db.reader.selectFrom('training_sessions').select('sequence').where('id', '=', id).executeTakeFirstOrThrow())
    .sequence

describe('a new session', () => {
  test('is a draft, whose instructors are not asked yet', async () => {
    const { create, find, signe, blue, training } = await desk()
    const id = await create({ room: blue, capacity: 8, instructors: [{ uid: signe }] })
    expect(await find(id)).toMatchObject({
      ...{ training, title: 'Morning', status: 'draft', room: blue, capacity: 8, booked: 0, waiting: 0, revision: 1 },
      instructors: [{ uid: signe, state: 'provisional' }],
    })
  })

  test('is refused with everything that does not exist or cannot be chosen', async () => {
    const { db, create, blue } = await desk()
    await db.transact((tx) => tx.updateTable('rooms').set({ active: 0 }).where('id', '=', blue).execute())
    const learner = await takeIn(db)
    await expect(
      create({ training: 999, room: 999, instructors: [{ uid: learner }, { uid: 9999 }] }),
    ).rejects.toMatchObject({
      status: 400,
      problems: [
        { path: 'training', code: 'not_found' },
        { path: 'room', code: 'not_found' },
        { path: 'instructors[0][uid]', code: 'not_found' },
        { path: 'instructors[1][uid]', code: 'not_found' },
      ],
    })
    await expect(create({ room: blue })).rejects.toMatchObject({ problems: [{ path: 'room', code: 'inactive' }] })
  })
})

describe('the fields of a session', () => {
  test('change from the revision that was read; an old one is refused with the name of the other', async () => {
    const { create, change, find } = await desk()
    const id = await create()
    await change(id, { revision: 1, title: 'Noon', capacity: 4 })
    expect(await find(id)).toMatchObject({ title: 'Noon', capacity: 4, revision: 2 })
    await expect(change(id, { revision: 1, title: 'Late' })).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'revision' }],
      details: { revision: 2, by: 'Freja Amoah', at: '2026-11-21 09:05:00' },
    })
    await change(id, { revision: 2, title: 'Noon' })
    expect((await find(id)).revision, 'nothing changed').toBe(2)
  })

  test('raise the sequence only if time, place, instructors or status change', async () => {
    const desktop = await desk()
    const { create, change, signe, yusuf, blue } = desktop
    const id = await create({ instructors: [{ uid: signe }] })
    const steps: [TrainingSessionChange, number][] = [
      [{ title: 'Other' }, 0],
      [{ capacity: 9 }, 0],
      [{ from: '2026-11-30 09:00:00' }, 1],
      [{ until: '2026-11-30 11:00:00' }, 2],
      [{ time_zone: 'Europe/Oslo' }, 3],
      [{ room: blue }, 4],
      [{ instructors: [{ uid: yusuf }] }, 5],
      [{ action: 'request' }, 5],
      [{ action: 'confirm' }, 5],
      [{ action: 'schedule' }, 6],
      [{ action: 'cancel', reason: 'Flood in the house' }, 7],
      [{ action: 'restore' }, 8],
    ]
    for (const [place, [step, sequence]] of steps.entries()) {
      await change(id, { revision: place + 1, ...step })
      expect(await sequenceOf(desktop, id), JSON.stringify(step)).toBe(sequence)
    }
  })

  test('are looked at together with those that stay', async () => {
    const { create, change } = await desk()
    const id = await create()
    await expect(change(id, { revision: 1, until: '2026-11-30 09:00:00', room: 999 })).rejects.toMatchObject({
      status: 400,
      problems: [
        { path: 'room', code: 'not_found' },
        { path: 'until', code: 'order' },
      ],
    })
    await expect(change(id, { revision: 1, from: '2026-11-01 09:00:00' })).rejects.toMatchObject({
      problems: [{ path: 'until', code: 'too_long' }],
    })
    await expect(change(999, { revision: 1, title: 'x' })).rejects.toMatchObject({ status: 404 })
  })

  test('keep the answers of instructors who stay, and a person or room that can no longer be chosen', async () => {
    const { db, create, change, find, signe, yusuf, blue } = await desk()
    const id = await create({ room: blue, instructors: [{ uid: signe }] })
    await change(id, { action: 'confirm' })
    await db.transact(async (tx) => {
      await tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', signe).execute()
      await tx.updateTable('rooms').set({ active: 0 }).where('id', '=', blue).execute()
    })
    await change(id, { revision: 2, room: blue, instructors: [{ uid: yusuf }, { uid: signe }] })
    expect((await find(id)).instructors).toEqual([
      { uid: signe, state: 'confirmed' },
      { uid: yusuf, state: 'provisional' },
    ])
  })

  test('of a cancelled session stay, and a session that was scheduled keeps its training', async () => {
    const { create, change, signe, training } = await desk()
    const id = await create({ instructors: [{ uid: signe }] })
    await change(id, { action: 'schedule' })
    await expect(change(id, { revision: 2, training: training + 1 })).rejects.toMatchObject({
      problems: [
        { path: 'training', code: 'not_found' },
        { path: 'training', code: 'scheduled' },
      ],
    })
    await change(id, { action: 'cancel', reason: 'Flood in the house' })
    await expect(change(id, { revision: 3, title: 'Noon' })).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'status' }],
      details: { status: 'cancelled' },
    })
  })
})

describe('scheduling', () => {
  test('in spite of errors needs a reason: the refusal names each, and the history keeps those that were accepted', async () => {
    const desktop = await desk()
    const { db, create, change, find, signe, yusuf, blue } = desktop
    await store(desktop, { title: 'Burns', room: blue, teachers: [[signe, 'confirmed']] })
    await takeOff(db, yusuf)
    const id = await create({ room: blue, capacity: 30, instructors: [{ uid: signe }, { uid: yusuf }] })
    await expect(change(id, { action: 'schedule' })).rejects.toMatchObject({
      status: 400,
      problems: [
        { path: 'instructors[0]', code: 'double_booked', values: { title: 'Burns' } },
        { path: 'instructors[1]', code: 'time_off' },
        { path: 'room', code: 'room_taken', values: { title: 'Burns' } },
        { path: 'capacity', code: 'over_capacity' },
        { path: 'reason', code: 'required' },
      ],
    })
    expect(await find(id)).toMatchObject({ status: 'draft', revision: 1 })
    await change(id, { action: 'schedule', reason: 'Both groups share the room.' })
    expect(await find(id)).toMatchObject({ status: 'scheduled', revision: 2 })
    const { data } = await sessionHistory(db.reader, reading, id)
    expect(data).toMatchObject([
      {
        action: 'schedule',
        actor: { uid: desktop.ingrid, full_name: 'Freja Amoah' },
        at: '2026-11-21 09:05:00',
        reason: 'Both groups share the room.',
        changes: [{ field: 'status', before: 'draft', after: 'scheduled' }],
        conflicts: [
          { code: 'double_booked', uid: signe, text: 'Also teaches “Burns” at this time.' },
          { code: 'time_off', uid: yusuf },
          { code: 'room_taken', text: '“Burns” is in the same room at this time.' },
          { code: 'over_capacity' },
        ],
      },
      { action: 'create', reason: '', changes: [], conflicts: [] },
    ])
    expect((await sessionHistory(db.reader, reading, id, { page: 1, limit: 1 })).data).toMatchObject([
      { action: 'create' },
    ])
    await expect(sessionHistory(db.reader, reading, 999)).rejects.toMatchObject({ status: 404 })
  })

  test('needs none for warnings, and a draft does not stand in the way', async () => {
    const desktop = await desk()
    const { create, change, find, signe, blue } = desktop
    const draft = await create({ room: blue, instructors: [{ uid: signe }] })
    const id = await create({ room: blue, instructors: [{ uid: signe }] })
    await change(id, { action: 'schedule' })
    expect((await find(id)).conflicts).toMatchObject([{ code: 'unconfirmed' }])
    await expect(change(draft, { action: 'schedule' })).rejects.toMatchObject({ status: 400 })
    await expect(change(id, { action: 'schedule' })).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'status' }],
    })
  })

  test('is looked at again if a scheduled session moves or gets an error; errors that it has need no reason again', async () => {
    const desktop = await desk()
    const { db, create, change, find, signe, blue, ward } = desktop
    await store(desktop, { title: 'Burns', room: blue })
    const id = await create({ room: ward, instructors: [{ uid: signe }] })
    await change(id, { action: 'schedule' })
    await expect(change(id, { revision: 2, room: blue })).rejects.toMatchObject({
      problems: [{ path: 'room', code: 'room_taken' }, { path: 'reason' }],
    })
    await change(id, { revision: 2, room: blue, reason: 'They share the room.' })
    await change(id, { revision: 3, title: 'Wounds' })
    await expect(change(id, { revision: 4, until: '2026-11-30 12:30:00' })).rejects.toMatchObject({ status: 400 })
    await giveAPlace(db, id)
    await giveAPlace(db, id)
    await expect(change(id, { revision: 4, capacity: 1 })).rejects.toMatchObject({
      problems: [{ path: 'capacity', code: 'over_capacity' }, { path: 'reason' }],
    })
    expect(await find(id)).toMatchObject({ title: 'Wounds', room: blue, capacity: null, revision: 4 })
  })

  test('needs an instructor who still teaches: a blocked person does not', async () => {
    const { db, create, change, find, signe, yusuf } = await desk()
    const id = await create({ instructors: [{ uid: signe }] })
    await change(id, { action: 'schedule' })
    await db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', signe).execute())
    expect((await find(id)).conflicts).toMatchObject([{ code: 'no_instructor', severity: 'error' }])
    await change(id, { revision: 2, instructors: [{ uid: signe }, { uid: yusuf }] })
    expect((await find(id)).conflicts).toMatchObject([{ code: 'unconfirmed', uid: yusuf }])
  })

  test('asks for a reason again in another room, also if the session there has the same title', async () => {
    const desktop = await desk()
    const { create, change, find, signe, blue, ward } = desktop
    await store(desktop, { title: 'Burns', room: blue })
    await store(desktop, { title: 'Burns', room: ward })
    const id = await create({ room: blue, instructors: [{ uid: signe }] })
    await change(id, { action: 'schedule', reason: 'They share the room.' })
    await expect(change(id, { revision: 2, room: ward })).rejects.toMatchObject({
      problems: [{ path: 'room', code: 'room_taken', values: { title: 'Burns' } }, { path: 'reason' }],
    })
    expect(await find(id)).toMatchObject({ room: blue, revision: 2 })
  })
})

describe('cancelling', () => {
  test('keeps the reason; restoring brings back the old status and looks for errors again', async () => {
    const desktop = await desk()
    const { db, create, change, find, signe, blue } = desktop
    const [draft, id] = [await create(), await create({ room: blue, instructors: [{ uid: signe }] })]
    await change(id, { action: 'schedule' })
    const rowOf = (session: number) =>
      db.reader
        .selectFrom('training_sessions')
        .select(['status', 'reason', 'cancelled_at'])
        .where('id', '=', session)
        .executeTakeFirstOrThrow()
    for (const session of [draft, id]) {
      await change(session, { action: 'cancel', reason: 'Flood in the house' })
      expect(await rowOf(session)).toEqual({
        status: 'cancelled',
        reason: 'Flood in the house',
        cancelled_at: '2026-11-21 09:05:00',
      })
      expect((await find(session)).conflicts).toEqual([])
    }
    await expect(change(id, { action: 'cancel', reason: 'Once more' })).rejects.toMatchObject({ status: 409 })
    await expect(change(id, { action: 'request' })).rejects.toMatchObject({ status: 409 })
    await change(draft, { action: 'restore' })
    expect(await rowOf(draft)).toEqual({ status: 'draft', reason: '', cancelled_at: null })
    await store(desktop, { title: 'Burns', room: blue })
    await expect(change(id, { action: 'restore' })).rejects.toMatchObject({
      problems: [
        { path: 'room', code: 'room_taken' },
        { path: 'reason', code: 'required' },
      ],
    })
    await change(id, { action: 'restore', reason: 'They share the room.' })
    expect(await rowOf(id)).toEqual({ status: 'scheduled', reason: 'They share the room.', cancelled_at: null })
    await expect(change(id, { action: 'restore' })).rejects.toMatchObject({ status: 409 })
  })
})

describe('instructors', () => {
  test('are asked or confirmed together; a person who declined is asked again, but not confirmed by others', async () => {
    const desktop = await desk()
    const { change, find, signe, yusuf } = desktop
    const id = await store(desktop, {
      teachers: [
        [signe, 'provisional'],
        [yusuf, 'declined'],
      ],
      status: 'draft',
    })
    await change(id, { action: 'confirm' })
    const states = async () => (await find(id)).instructors.map(({ state }) => state)
    expect(await states()).toEqual(['confirmed', 'declined'])
    await expect(change(id, { action: 'confirm' })).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'nobody' }],
    })
    await change(id, { action: 'request' })
    expect(await states()).toEqual(['confirmed', 'requested'])
    await change(id, { action: 'confirm' })
    expect(await states()).toEqual(['confirmed', 'confirmed'])
    await expect(change(id, { action: 'request' })).rejects.toMatchObject({ status: 409 })
  })
})

test('the next session of a training is the first one that is scheduled and has not begun', async () => {
  const desktop = await desk()
  const { db, create, change, training } = desktop
  const next = async () =>
    (await db.reader.selectFrom('trainings').select('next_session_at').where('id', '=', training).executeTakeFirst())
      ?.next_session_at
  const [one, two] = [await create(), await create({ from: '2026-11-30 08:00:00', until: '2026-11-30 09:00:00' })]
  const reason = 'An instructor comes later.'
  expect(await next()).toBeNull()
  await change(one, { action: 'schedule', reason })
  expect(await next()).toBe('2026-11-30 10:00:00')
  await change(two, { action: 'schedule', reason })
  expect(await next()).toBe('2026-11-30 08:00:00')
  await change(two, { revision: 2, from: '2026-11-20 08:00:00', until: '2026-11-20 09:00:00', reason })
  expect(await next()).toBe('2026-11-30 10:00:00')
  await change(one, { action: 'cancel', reason })
  expect(await next()).toBeNull()
  const tags = await db.reader.selectFrom('cache_tags').select('tag').execute()
  expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining([`training:${training}`, 'trainings:start_date']))
})

test('after the beginning of the next session, the training gets the one after it', async () => {
  const desktop = await desk()
  const { db, training, change } = desktop
  await store(desktop, { from: '08:00', until: '09:00' })
  const draft = await store(desktop, { from: '15:00', until: '16:00', status: 'draft' })
  await change(draft, { action: 'schedule', reason: 'An instructor comes later.' })
  const next = async () =>
    (await db.reader.selectFrom('trainings').select('next_session_at').where('id', '=', training).executeTakeFirst())
      ?.next_session_at
  const follow = (time: string) => followBegunSessions({ db, clock: () => new Date(`2026-11-30T${time}Z`) })
  expect(await next()).toBe('2026-11-30 08:00:00')
  expect(await follow('07:59:59')).toBe(0)
  expect(await follow('08:00:00')).toBe(1)
  expect(await next()).toBe('2026-11-30 15:00:00')
  expect(await follow('15:00:00'), 'none is planned').toBe(0)
  expect(await next()).toBe('2026-11-30 15:00:00')
})
