import { expect, test } from 'vitest'
import { searchSessions } from '#server/availability/desk/searchSessions.ts'
import type { SessionPlace } from '#shared/availability/sessionList.ts'
import { giveAPlace, openPlanning, reading, store } from '../sessions/planning.ts'

/** Noon of the Monday on which all sessions are. */
const now = new Date('2026-11-30T12:00:00Z')

async function desk() {
  const plan = await openPlanning()
  const { blue, signe } = plan
  const ids = {
    early: await store(plan, { title: 'Early', from: '08:00', until: '09:00' }),
    busy: await store(plan, {
      title: 'busy',
      from: '13:00',
      until: '14:00',
      room: blue,
      teachers: [[signe, 'confirmed']],
    }),
    clash: await store(plan, {
      title: 'Clash',
      from: '13:30',
      until: '15:00',
      room: blue,
      teachers: [[signe, 'confirmed']],
    }),
    calm: await store(plan, {
      title: 'Calm',
      from: '16:00',
      until: '17:00',
      status: 'draft',
      teachers: [[signe, 'confirmed']],
    }),
    off: await store(plan, { title: 'Off', from: '16:00', until: '17:00', status: 'cancelled' }),
  }
  await giveAPlace(plan.db, ids.calm)
  const titles = async (place: SessionPlace, timeZone = 'UTC') =>
    (await searchSessions(plan.db.reader, place, { ...reading, now, timeZone })).sessions.map(({ title }) => title)
  return { ...plan, ids, titles }
}

test('the sessions to come are listed, the next one first; the past, the newest first', async () => {
  const { titles } = await desk()
  expect(await titles({})).toEqual(['busy', 'Clash', 'Calm', 'Off'])
  expect(await titles({ when: 'past' })).toEqual(['Early'])
  expect(await titles({ when: 'all' })).toEqual(['Early', 'busy', 'Clash', 'Calm', 'Off'])
})

test('the list is sorted by title, places and state, in both directions', async () => {
  const { titles } = await desk()
  expect(await titles({ sort: 'title' })).toEqual(['busy', 'Calm', 'Clash', 'Off'])
  expect((await titles({ sort: '-places' }))[0]).toBe('Calm')
  expect(await titles({ sort: 'status' })).toEqual(['Off', 'Calm', 'busy', 'Clash'])
  expect(await titles({ sort: '-date' })).toEqual(['Calm', 'Off', 'Clash', 'busy'])
})

test('filters are combined, and days are those of the reader', async () => {
  const { titles, blue, signe } = await desk()
  expect(await titles({ room: blue, uid: signe, s: 'cla' })).toEqual(['Clash'])
  expect(await titles({ status: 'draft' })).toEqual(['Calm'])
  const day = { from: '2026-12-01', until: '2026-12-01' }
  expect(await titles(day)).toEqual([])
  // In Auckland, the session at 13:00 is at two in the morning of the next day.
  expect(await titles(day, 'Pacific/Auckland')).toEqual(['busy', 'Clash', 'Calm', 'Off'])
})

test('only sessions with conflicts are listed on request, with the number of all of them', async () => {
  const { db, titles } = await desk()
  expect(await titles({ conflicts: true })).toEqual(['busy', 'Clash'])
  const { meta, sessions } = await searchSessions(db.reader, { conflicts: true }, { ...reading, now, timeZone: 'UTC' })
  expect(meta).toMatchObject({ total: 2, totalPages: 1 })
  expect(sessions[0]?.conflicts.map(({ code }) => code)).toEqual(['double_booked', 'room_taken'])
})
