import { describe, expect, test } from 'vitest'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'
import { store } from './planning.ts'
import { desk, sequenceOf } from './planningDesk.ts'

describe('a new session', () => {
  test('is a draft, whose instructors are not asked yet', async () => {
    const { create, find, signe, blue, training } = await desk()
    const id = await create({ room: blue, capacity: 8, instructors: [{ uid: signe }] })
    expect(await find(id)).toMatchObject({
      training,
      title: 'Morning',
      status: 'draft',
      room: blue,
      capacity: 8,
      booked: 0,
      waiting: 0,
      revision: 1,
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
        { path: 'until', code: 'order', message: 'The end must be after the start.' },
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
