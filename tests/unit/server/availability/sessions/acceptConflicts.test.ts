import { describe, expect, test } from 'vitest'
import { sessionHistory } from '#server/availability/sessions/sessionHistory.ts'
import { giveAPlace, reading, store, takeOff } from './planning.ts'
import { desk } from './planningDesk.ts'

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
