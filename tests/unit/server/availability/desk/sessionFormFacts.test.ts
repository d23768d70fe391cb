import { expect, test } from 'vitest'
import { newSessionFacts, sessionFormFacts } from '#server/availability/desk/sessionFormFacts.ts'
import { openPlanning } from '../sessions/planning.ts'

const reading = { language: 'en', siteLanguage: 'en' }

test('a new session begins with what exists of an address', async () => {
  const { db, training, signe } = await openPlanning()
  const asked = { training, uid: [signe, 9999], from: '2026-11-30 10:00:00', until: undefined, time_zone: 'Asia/Tokyo' }
  const { start, known } = await newSessionFacts(db.reader, asked, reading)
  expect(start).toEqual({
    training,
    title: 'First aid',
    from: '2026-11-30 10:00:00',
    until: null,
    instructors: [{ uid: signe }],
  })
  expect(known.people).toHaveLength(1)
  expect((await newSessionFacts(db.reader, {}, reading)).start).toMatchObject({ training: null, title: '' })
})

test('a room that is not in use can only be kept', async () => {
  const { db, blue, ward } = await openPlanning()
  await db.transact((tx) => tx.updateTable('rooms').set({ active: 0 }).where('id', '=', blue).execute())
  const roomsOf = async (room: number | null) =>
    (await sessionFormFacts(db.reader, { room, instructors: [] }, reading)).rooms.map(({ id }) => id)
  expect(await roomsOf(null)).toEqual([ward])
  expect((await roomsOf(blue)).toSorted()).toEqual([blue, ward].toSorted())
})
