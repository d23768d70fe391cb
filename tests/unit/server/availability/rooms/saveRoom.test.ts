import { expect, test } from 'vitest'
import { listRooms, roomsPage } from '#server/availability/rooms/listRooms.ts'
import { removeRoom } from '#server/availability/rooms/removeRoom.ts'
import { changeRoom, createRoom } from '#server/availability/rooms/saveRoom.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { openPlanning, store } from '../sessions/planning.ts'

const edit = { by: null, now: morning }

test('a room is created, changed from the revision that was read, and listed after those in use if it is not', async () => {
  const { db, blue, ward } = await openPlanning()
  const attic = await createRoom(db, { name: 'Attic', place: 'Under the roof', seats: 6, active: true }, edit)
  expect(attic).toEqual({ id: attic.id, revision: 1, name: 'Attic', place: 'Under the roof', seats: 6, active: true })
  expect(await changeRoom(db, attic.id, { revision: 1, seats: null, active: false }, edit)).toEqual({
    ...attic,
    revision: 2,
    seats: null,
    active: false,
  })
  await expect(changeRoom(db, attic.id, { revision: 1, name: 'Loft' }, edit)).rejects.toMatchObject({
    status: 409,
    problems: [{ code: 'revision' }],
    details: { revision: 2 },
  })
  await expect(changeRoom(db, 999, { revision: 1 }, edit)).rejects.toMatchObject({ status: 404 })
  expect((await listRooms(db.reader)).map(({ id }) => id)).toEqual([blue, ward, attic.id])
  expect(await roomsPage(db.reader, { page: 1, limit: 2 })).toMatchObject({
    data: [{ id: attic.id }],
    meta: { total: 3 },
  })
})

test('the pages that show the name of a room change with it', async () => {
  const plan = await openPlanning()
  const { db, training, blue, ward } = plan
  await store(plan, { room: blue })
  const changed = async () => {
    const rows = await db.reader.selectFrom('cache_tags').select(['tag', 'changed_at']).execute()
    return rows.find(({ tag }) => tag === `sessions:${training}`)?.changed_at
  }
  await changeRoom(db, ward, { revision: 1, name: 'Ward 4' }, edit)
  await changeRoom(db, blue, { revision: 1, seats: 12 }, edit)
  expect(await changed(), 'they show neither its seats nor other rooms').toBeUndefined()
  await changeRoom(db, blue, { revision: 2, name: 'Green room' }, edit)
  const first = await changed()
  expect(first).toBeGreaterThan(0)
  await changeRoom(db, blue, { revision: 3, place: 'Second floor' }, edit)
  expect(await changed()).toBeGreaterThan(first!)
})

test('a room without sessions is deleted; one that sessions have is set inactive', async () => {
  const plan = await openPlanning()
  const { db, blue, ward } = plan
  await store(plan, { room: blue, status: 'cancelled' })
  expect(await removeRoom(db, ward, edit)).toBeNull()
  expect(await removeRoom(db, blue, edit)).toMatchObject({ id: blue, active: false, revision: 2 })
  expect(await removeRoom(db, blue, edit)).toMatchObject({ revision: 2 })
  await expect(removeRoom(db, ward, edit)).rejects.toMatchObject({ status: 404 })
  expect((await listRooms(db.reader)).map(({ id }) => id)).toEqual([blue])
})

test('a save of a room without a change keeps the revision and notes nothing', async () => {
  const { db, blue } = await openPlanning()
  const [room] = (await listRooms(db.reader)).filter(({ id }) => id === blue)
  const { id: _, ...change } = room!
  expect(await changeRoom(db, blue, change, edit)).toEqual(room)
  expect(await listRooms(db.reader)).toContainEqual(room)
  expect(await db.reader.selectFrom('audit_entries').selectAll().where('subject_type', '=', 'room').execute()).toEqual(
    [],
  )
  await expect(changeRoom(db, blue, { ...change, revision: 7 }, edit)).rejects.toMatchObject({ status: 409 })
})
