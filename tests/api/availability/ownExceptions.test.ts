import { describe, expect, test } from 'vitest'
import { MOST_EXCEPTIONS } from '#shared/contract/availability.ts'
import { hoursOf, inWeek, mornings, openHours, plan, problemsOfAnswer, signedIn } from './teachers.ts'

const overrides = 'availability/overrides'
const timeOff = 'availability/time_off'

/** A person with mornings, and the id of their schedule. */
async function openMornings() {
  const { db, signe } = await openHours()
  const { id: schedule } = (await signe.post('availability/schedules', mornings)).body.data
  const free = async () => hoursOf((await signe.read(`availability/slots?${inWeek}`)).body.data)
  return { db, signe, schedule, free }
}

const tuesday = { from: '2026-11-24', until: '2026-11-24' }

describe('overrides', () => {
  test('replace the hours of their days until they are deleted', async () => {
    const { signe, schedule, free } = await openMornings()
    const ranges = [{ from: '14:00', until: '16:00' }]
    const made = await signe.post(overrides, { schedule, ...tuesday, kind: 'hours', ranges })
    expect(made.status).toBe(201)
    expect(await free()).toEqual([
      'Mon 08:00–11:00',
      'Tue 13:00–15:00',
      'Wed 08:00–11:00',
      'Thu 08:00–11:00',
      'Fri 08:00–11:00',
    ])
    const { id } = made.body.data
    expect((await signe.patch(`${overrides}/${id}`, { kind: 'closed', until: '2026-11-26' })).body.data).toEqual({
      id,
      schedule,
      from: '2026-11-24',
      until: '2026-11-26',
      kind: 'closed',
      ranges: [],
    })
    expect(await free()).toEqual(['Mon 08:00–11:00', 'Fri 08:00–11:00'])
    expect((await signe.read(overrides)).body.data).toHaveLength(1)
    expect((await signe.remove(`${overrides}/${id}`)).status).toBe(204)
    expect(await free()).toHaveLength(5)
  })

  test('are refused if they are not whole after a change, or for a schedule of somebody else', async () => {
    const { db, signe, schedule } = await openMornings()
    const { id } = (await signe.post(overrides, { schedule, ...tuesday, kind: 'closed' })).body.data
    expect(problemsOfAnswer(await signe.patch(`${overrides}/${id}`, { kind: 'hours' }))).toEqual(['ranges: required'])
    expect(problemsOfAnswer(await signe.patch(`${overrides}/${id}`, { until: '2026-11-23' }))).toEqual(['until: order'])
    const other = await signedIn(db, 'other')
    const refused = await other.post(overrides, { schedule, ...tuesday, kind: 'closed' })
    expect([refused.status, ...problemsOfAnswer(refused)]).toEqual([400, 'schedule: choice'])
    const own = (await other.post('availability/schedules', mornings)).body.data.id
    expect(problemsOfAnswer(await signe.patch(`${overrides}/${id}`, { schedule: own }))).toEqual(['schedule: choice'])
  })

  test('of others can neither be read nor changed nor deleted', async () => {
    const { db, signe, schedule } = await openMornings()
    const { id } = (await signe.post(overrides, { schedule, ...tuesday, kind: 'closed' })).body.data
    const mallory = await signedIn(db, 'mallory')
    expect((await mallory.read(overrides)).body.data).toEqual([])
    expect((await mallory.patch(`${overrides}/${id}`, { until: '2026-11-30' })).status).toBe(404)
    expect((await mallory.remove(`${overrides}/${id}`)).status).toBe(404)
    expect((await signe.read(overrides)).body.data).toMatchObject([{ id, until: '2026-11-24' }])
  })
})

describe('time off', () => {
  test('takes away whole days on the clock of the person, the last one included', async () => {
    const { signe, free } = await openMornings()
    const made = await signe.post(timeOff, { all_day: true, from: '2026-11-24', until: '2026-11-25', reason: 'sick' })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ reason: 'sick', note: '', note_public: false })
    expect(await free()).toEqual(['Mon 08:00–11:00', 'Thu 08:00–11:00', 'Fri 08:00–11:00'])
    const { id } = made.body.data
    const hours = { all_day: false, from: '2026-11-24 09:00:00', until: '2026-11-24 10:00:00', note: ' Dentist. ' }
    expect((await signe.patch(`${timeOff}/${id}`, hours)).body.data).toMatchObject({ ...hours, note: 'Dentist.' })
    expect((await free()).slice(0, 3)).toEqual(['Mon 08:00–11:00', 'Tue 08:00–09:00', 'Tue 10:00–11:00'])
    expect((await signe.remove(`${timeOff}/${id}`)).status).toBe(204)
    expect((await signe.remove(`${timeOff}/${id}`)).status).toBe(404)
    expect(await free()).toHaveLength(5)
  })

  test('is never refused over a session; it is refused if it is not whole after a change', async () => {
    const { db, signe } = await openMornings()
    await plan(db, signe, 'confirmed')
    const made = await signe.post(timeOff, { all_day: true, ...tuesday })
    expect(made.status).toBe(201)
    const refused = await signe.patch(`${timeOff}/${made.body.data.id}`, { all_day: false })
    expect([refused.status, ...problemsOfAnswer(refused).sort()]).toEqual([400, 'from: format', 'until: format'])
  })

  test('of others can neither be read nor changed nor deleted', async () => {
    const { db, signe } = await openMornings()
    const { id } = (await signe.post(timeOff, { all_day: true, ...tuesday, note: 'Secret' })).body.data
    const mallory = await signedIn(db, 'mallory', { roles: ['administrator'] })
    expect((await mallory.read(timeOff)).body.data).toEqual([])
    expect((await mallory.patch(`${timeOff}/${id}`, { note_public: true })).status).toBe(404)
    expect((await mallory.remove(`${timeOff}/${id}`)).status).toBe(404)
    expect((await signe.read(timeOff)).body.data).toMatchObject([{ id, note_public: false }])
  })
})

test('a person has at most 500 overrides and 500 rows of time off, and the refusal says so', async () => {
  const { db, signe, schedule } = await openMornings()
  const rows = Array.from({ length: MOST_EXCEPTIONS - 1 }, () => signe.uid)
  await db.transact(async (tx) => {
    const day = { from_day: '2026-01-01', until_day: '2026-01-01', kind: 'closed', ranges: '[]' } as const
    await tx
      .insertInto('availability_overrides')
      .values(rows.map((uid) => ({ uid, schedule_id: schedule, ...day })))
      .execute()
    const off = { all_day: 1, from_at: '2026-01-01', until_at: '2026-01-01', reason: 'other' } as const
    await tx
      .insertInto('time_off')
      .values(rows.map((uid) => ({ uid, ...off })))
      .execute()
  })
  const makes = [
    () => signe.post(overrides, { schedule, ...tuesday, kind: 'closed' }),
    () => signe.post(timeOff, { all_day: true, ...tuesday }),
  ]
  for (const make of makes) {
    const both = await Promise.all([make(), make()])
    expect(both.map(({ status }) => status).sort(), 'at the same moment').toEqual([201, 400])
    expect((await make()).body.errors).toEqual([
      { message: 'The limit is 500 entries. Delete those that are over.', path: '', code: 'too_many' },
    ])
  }
})

describe('choices', () => {
  test('are the defaults until they are changed, also beside the address of the feed; an old revision gets a conflict', async () => {
    const { signe } = await openMornings()
    const path = 'availability/choices'
    expect((await signe.read(path)).body.data).toEqual({ revision: 1, gap_minutes: 0, travel_time_zone: null })
    await signe.read('availability/feed')
    const both = await Promise.all([15, 30].map((gap_minutes) => signe.patch(path, { revision: 1, gap_minutes })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const zone = (await signe.patch(path, { revision: 2, travel_time_zone: 'Asia/Tokyo' })).body.data
    expect(zone).toMatchObject({ revision: 3, travel_time_zone: 'Asia/Tokyo' })
    expect((await signe.patch(path, zone)).body.data).toEqual(zone)
    expect((await signe.read(path)).body.data).toEqual(zone)
    expect(problemsOfAnswer(await signe.patch(path, { revision: 3, gap_minutes: 241 }))).toEqual([
      'gap_minutes: too_big',
    ])
  })

  test('keep a pause around sessions, and show the calendar in another zone', async () => {
    const { db, signe, free } = await openMornings()
    await plan(db, signe, 'confirmed')
    await signe.patch('availability/choices', { revision: 1, gap_minutes: 15, travel_time_zone: 'Asia/Tokyo' })
    expect((await free()).slice(0, 3)).toEqual(['Mon 08:00–11:00', 'Tue 08:00–08:45', 'Tue 10:15–11:00'])
    expect((await signe.read(`availability/calendar?${inWeek}`)).body.data.time_zone).toBe('Asia/Tokyo')
  })
})
