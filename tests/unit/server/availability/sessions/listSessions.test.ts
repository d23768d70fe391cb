import { describe, expect, test } from 'vitest'
import { listConflicts } from '#server/availability/sessions/listConflicts.ts'
import { listSessions, requireSession } from '#server/availability/sessions/listSessions.ts'
import { addRoom, giveAPlace, openPlanning, type Planning, reading, store, takeOff } from './planning.ts'

const codesOf = async ({ db }: Planning, id: number) =>
  (await requireSession(db.reader, reading, id)).conflicts.map(({ code, uid }) => (uid ? `${code} ${uid}` : code))

describe('a session', () => {
  test('is read with its instructors, its bookings and its conflicts', async () => {
    const plan = await openPlanning()
    const { db, training, signe, yusuf, blue } = plan
    const id = await store(plan, {
      room: blue,
      capacity: 8,
      teachers: [
        [signe, 'confirmed'],
        [yusuf, 'requested'],
      ],
    })
    await giveAPlace(db, id)
    await giveAPlace(db, id)
    await giveAPlace(db, id, 'waiting')
    expect(await requireSession(db.reader, reading, id)).toEqual({
      id,
      training,
      title: 'First aid',
      status: 'scheduled',
      time_zone: 'UTC',
      from: '2026-11-30 10:00:00',
      until: '2026-11-30 12:00:00',
      room: blue,
      capacity: 8,
      instructors: [
        { uid: signe, state: 'confirmed' },
        { uid: yusuf, state: 'requested' },
      ],
      booked: 2,
      waiting: 1,
      revision: 1,
      conflicts: [{ code: 'unconfirmed', severity: 'warning', uid: yusuf, text: 'Has not confirmed yet.' }],
    })
    await expect(requireSession(db.reader, reading, 9999)).rejects.toMatchObject({ status: 404 })
  })

  test('is uncovered when its instructors are blocked or no longer teach', async () => {
    const plan = await openPlanning()
    const { db, signe, yusuf } = plan
    const id = await store(plan, {
      teachers: [
        [signe, 'confirmed'],
        [yusuf, 'confirmed'],
      ],
    })
    await db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', signe).execute())
    expect(await codesOf(plan, id)).toEqual([])
    await db.transact((tx) => tx.deleteFrom('user_roles').where('uid', '=', yusuf).execute())
    expect(await codesOf(plan, id)).toEqual(['no_instructor'])
  })

  test('names the other session that has its room or its instructor', async () => {
    const plan = await openPlanning()
    const { db, signe, yusuf, blue } = plan
    const one = await store(plan, { title: 'Morning', room: blue, teachers: [[signe, 'confirmed']] })
    const other = await store(plan, {
      title: 'Noon',
      from: '11:00',
      until: '13:00',
      room: blue,
      teachers: [[signe, 'confirmed']],
    })
    await store(plan, { title: 'Later', from: '13:00', until: '14:00', room: blue, teachers: [[yusuf, 'confirmed']] })
    await store(plan, { title: 'Called off', room: blue, status: 'cancelled', teachers: [[signe, 'confirmed']] })
    expect((await requireSession(db.reader, reading, one)).conflicts).toEqual([
      { code: 'double_booked', severity: 'error', uid: signe, text: 'Also teaches “Noon” at this time.' },
      { code: 'room_taken', severity: 'error', text: '“Noon” is in the same room at this time.' },
    ])
    expect(await codesOf(plan, other)).toEqual([`double_booked ${signe}`, 'room_taken'])
  })

  test('that is scheduled keeps its room and its people; the draft that wants them has the conflict', async () => {
    const plan = await openPlanning()
    const { signe, blue } = plan
    const scheduled = await store(plan, { room: blue, teachers: [[signe, 'confirmed']] })
    const draft = await store(plan, { room: blue, status: 'draft', teachers: [[signe, 'confirmed']] })
    expect(await codesOf(plan, scheduled)).toEqual([])
    expect(await codesOf(plan, draft)).toEqual([`double_booked ${signe}`, 'room_taken'])
  })

  test('shows time off, hours and rooms that are too small', async () => {
    const plan = await openPlanning()
    const { db, signe, yusuf } = plan
    const small = await addRoom(db, 'Cupboard', 3)
    await takeOff(db, signe)
    const id = await store(plan, { room: small, capacity: 4, teachers: [[signe, 'confirmed']] })
    expect(await codesOf(plan, id)).toEqual(['no_instructor', `time_off ${signe}`, 'over_capacity'])
    const late = await store(plan, { from: '19:00', until: '20:00', teachers: [[yusuf, 'confirmed']] })
    expect(await codesOf(plan, late)).toEqual([`outside_hours ${yusuf}`])
  })
})

describe('the list of sessions', () => {
  test('is in the order of time, in pages, and by every fact', async () => {
    const plan = await openPlanning()
    const { db, training, signe, blue } = plan
    const late = await store(plan, { title: 'Evening', from: '16:00', until: '17:00', room: blue })
    const early = await store(plan, { title: 'Étude', from: '08:00', until: '09:00', teachers: [[signe, 'requested']] })
    const draft = await store(plan, { title: '50% more', from: '12:00', until: '13:00', status: 'draft' })
    const ids = async (query: Parameters<typeof listSessions>[2]) =>
      (await listSessions(db.reader, reading, query)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([early, draft, late])
    expect(await listSessions(db.reader, reading, { page: 1, limit: 2 })).toMatchObject({
      data: [{ id: late }],
      meta: { page: 1, limit: 2, total: 3, totalPages: 2, isLastPage: true },
    })
    expect(await ids({ room: blue })).toEqual([late])
    expect(await ids({ uid: signe })).toEqual([early])
    expect(await ids({ status: 'draft' })).toEqual([draft])
    expect(await ids({ training: training + 1 })).toEqual([])
    expect(await ids({ s: 'ven' })).toEqual([late])
    expect(await ids({ s: 'Étu' })).toEqual([early])
    expect(await ids({ s: '50%' }), 'a sign of patterns is a sign').toEqual([draft])
    expect(await ids({ s: '5_%' })).toEqual([])
    expect(await ids({ s: 'FIRST AID' }), 'the title of the training').toEqual([early, draft, late])
    expect(await ids({ from: '2026-11-30 09:00:00', until: '2026-11-30 16:00:00' })).toEqual([draft])
    expect(await ids({ from: '2026-11-30 08:59:00', until: '2026-11-30 16:01:00' })).toEqual([early, draft, late])
  })
})

test('the list of conflicts has the sessions of a span with conflicts, by severity and in pages', async () => {
  const plan = await openPlanning()
  const { db, signe, yusuf } = plan
  const asked = await store(plan, { from: '08:00', until: '09:00', teachers: [[signe, 'requested']] })
  await store(plan, { from: '09:00', until: '10:00', teachers: [[yusuf, 'confirmed']] })
  const open = await store(plan, { from: '10:00', until: '11:00' })
  await store(plan, { from: '11:00', until: '12:00', status: 'cancelled' })
  const span = { from: '2026-11-30 00:00:00', until: '2026-12-01 00:00:00' }
  const found = await listConflicts(db.reader, reading, span)
  expect(found.data.map(({ id }) => id)).toEqual([asked, open])
  expect(found.meta).toMatchObject({ total: 2, isLastPage: true })
  expect((await listConflicts(db.reader, reading, { ...span, severity: 'error' })).data).toMatchObject([
    { id: open, conflicts: [{ code: 'no_instructor' }] },
  ])
  const second = await listConflicts(db.reader, reading, { ...span, page: 1, limit: 1 })
  expect(second).toMatchObject({ data: [{ id: open }], meta: { total: 2, totalPages: 2 } })
  const tomorrow = { from: '2026-12-01 00:00:00', until: '2026-12-02 00:00:00' }
  expect((await listConflicts(db.reader, reading, tomorrow)).data).toEqual([])
})
