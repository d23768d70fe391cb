import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { hoursOf, inWeek, mornings, openHours, plan, problemsOfAnswer } from './teachers.ts'

const path = `availability/calendar?${inWeek}`

/** Busy from 10:00 to 11:00 in Berlin on Wednesday, by a calendar elsewhere. */
async function addBusyTime(db: Database, uid: number): Promise<number> {
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('subscribed_calendars')
      .values({ uid, name: 'Family', url: 'https://calendar.example/secret', created: '2026-11-01 00:00:00' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const busy = { calendar_id: id, from_at: '2026-11-25 09:00:00', until_at: '2026-11-25 10:00:00' }
    await tx.insertInto('busy_times').values(busy).execute()
    return id
  })
}

describe('the calendar of the user', () => {
  test('holds hours, busy times, time off and sessions of a span; free time is what is left', async () => {
    const { db, signe } = await openHours()
    await signe.post('availability/schedules', mornings)
    const off = { all_day: true, from: '2026-11-27', until: '2026-11-29', reason: 'travel', note: 'Lisbon' }
    const { id: away } = (await signe.post('availability/time_off', off)).body.data
    const calendar = await addBusyTime(db, signe.uid)
    const id = await plan(db, signe, 'confirmed')
    const { data } = (await signe.read(path)).body
    expect(data.time_zone).toBe('Europe/Berlin')
    expect(hoursOf(data.hours)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 08:00–11:00`))
    expect(hoursOf(data.free)).toEqual([
      'Mon 08:00–11:00',
      'Tue 08:00–09:00',
      'Tue 10:00–11:00',
      'Wed 08:00–09:00',
      'Wed 10:00–11:00',
      'Thu 08:00–11:00',
    ])
    expect(data.busy).toEqual([{ calendar, from: '2026-11-25 09:00:00', until: '2026-11-25 10:00:00' }])
    expect(data.time_off).toEqual([{ id: away, ...off, note_public: false }])
    expect(data.sessions).toMatchObject([
      {
        id,
        title: 'First signs',
        state: 'confirmed',
        status: 'scheduled',
        room_name: null,
        time_zone: 'Europe/Berlin',
      },
    ])
  })

  test('has requests, but no session that is only planned, declined or cancelled', async () => {
    const { db, signe } = await openHours()
    const asked = await plan(db, signe, 'requested')
    await plan(db, signe, 'provisional')
    await plan(db, signe, 'declined')
    await plan(db, signe, 'confirmed', { status: 'cancelled' })
    const { sessions } = (await signe.read(path)).body.data
    expect(sessions.map(({ id }: { id: number }) => id)).toEqual([asked])
  })

  test('names the next change of the clock, and the hours that stay', async () => {
    const { signe } = await openHours()
    const { id: schedule } = (await signe.post('availability/schedules', mornings)).body.data
    expect((await signe.read(path)).body.data.clock_changes).toEqual([
      {
        schedule,
        time_zone: 'Europe/Berlin',
        at: '2027-03-28 01:00:00',
        day: '2027-03-28',
        minutes: 60,
        from_offset: 60,
        until_offset: 120,
        within: [],
        next: { from: '09:00', until: '12:00' },
      },
    ])
  })

  test('needs a span of at most 93 days in order', async () => {
    const { signe } = await openHours()
    expect(problemsOfAnswer(await signe.read('availability/calendar'))).toEqual(['from: required', 'until: required'])
    const long = 'from=2026-01-01 00:00:00&until=2026-06-01 00:00:00'
    expect(problemsOfAnswer(await signe.read(`availability/slots?${long}`))).toEqual(['until: too_long'])
    const late = 'from=9998-12-01 00:00:00&until=9998-12-02 00:00:00'
    expect(problemsOfAnswer(await signe.read(`availability/slots?${late}`))).toEqual(['from: format', 'until: format'])
    const early = 'from=0000-01-01 00:00:00&until=0000-01-03 00:00:00'
    expect((await signe.read(`availability/slots?${early}&language=en`)).status).toBe(200)
  })
})

describe('the sessions that a change would uncover', () => {
  const uncovered = 'availability/uncovered_sessions'
  const titles = ({ body }: { body: { data: { title: string }[] } }) => body.data.map(({ title }) => title)

  async function openTeaching() {
    const { db, signe } = await openHours()
    const { id: schedule, revision } = (await signe.post('availability/schedules', mornings)).body.data
    await plan(db, signe, 'confirmed', { title: 'Tuesday' })
    const wednesday = { from: '2026-11-25 08:00:00', until: '2026-11-25 09:00:00' }
    await plan(db, signe, 'requested', { title: 'Wednesday', ...wednesday })
    await plan(db, signe, 'provisional', { title: 'Not asked yet' })
    const evening = { from: '2026-11-24 18:00:00', until: '2026-11-24 19:00:00' }
    await plan(db, signe, 'confirmed', { title: 'Tuesday evening', ...evening })
    await plan(db, signe, 'confirmed', { title: 'Over', from: '2026-11-17 09:00:00', until: '2026-11-17 10:00:00' })
    return { db, signe, schedule, revision }
  }

  test('are those during new time off, inside the hours or not; nothing is saved', async () => {
    const { signe } = await openTeaching()
    const time_off = { all_day: true, from: '2026-11-01', until: '2026-11-24' }
    const answer = await signe.post(uncovered, { time_off })
    expect(titles(answer)).toEqual(['Tuesday', 'Tuesday evening'])
    expect(Object.keys(answer.body.data[0]).sort()).toEqual(['from', 'id', 'time_zone', 'title', 'training', 'until'])
    expect((await signe.read('availability/time_off')).body.data).toEqual([])
    await signe.post('availability/time_off', time_off)
    expect(titles(await signe.post(uncovered, { time_off })), 'uncovered already').toEqual([])
  })

  test('are those that other hours no longer hold', async () => {
    const { signe, schedule } = await openTeaching()
    const days = { schedule, from: '2026-11-24', until: '2026-11-25' }
    expect(titles(await signe.post(uncovered, { override: { ...days, kind: 'closed' } }))).toEqual([
      'Tuesday',
      'Wednesday',
    ])
    const ranges = [{ from: '09:00', until: '10:30' }]
    expect(titles(await signe.post(uncovered, { override: { ...days, kind: 'hours', ranges } }))).toEqual(['Tuesday'])
    const changed = { id: schedule, ...mornings, weekly: mornings.weekly.filter(({ weekday }) => weekday !== 3) }
    expect(titles(await signe.post(uncovered, { schedule: changed }))).toEqual(['Wednesday'])
    const added = { id: null, ...mornings, weekly: [], valid_from: '2026-11-25' }
    expect(titles(await signe.post(uncovered, { schedule: added })), 'it replaces the others').toEqual(['Wednesday'])
  })

  test('are those that an exception of a schedule that is not saved yet would hide', async () => {
    const { signe } = await openTeaching()
    const closed = { from: '2026-11-24', until: '2026-11-24', kind: 'closed', time_zone: 'Europe/Copenhagen' }
    expect(titles(await signe.post(uncovered, { unsaved_override: closed }))).toEqual(['Tuesday'])
    const ranges = [{ from: '06:00', until: '23:00' }]
    const long = { ...closed, kind: 'hours', ranges }
    expect(titles(await signe.post(uncovered, { unsaved_override: long }))).toEqual([])
    const elsewhere = { ...closed, time_zone: 'Pacific/Auckland', from: '2026-11-26', until: '2026-11-26' }
    expect(titles(await signe.post(uncovered, { unsaved_override: elsewhere }))).toEqual([])
    const summer = { id: null, ...mornings, name: 'Summer', valid_from: '2026-11-25' }
    const changes = [{ schedule: summer }, { unsaved_override: { ...closed, until: '2026-11-25' } }]
    expect(titles(await signe.post(uncovered, { changes }))).toEqual(['Tuesday', 'Wednesday'])
    const odd = { ...closed, until: '2026-11-23', time_zone: 'Mars/Base' }
    expect(await signe.post(uncovered, { unsaved_override: odd })).toMatchObject({ status: 400 })
  })

  test('are those that only a removed or changed override holds', async () => {
    const { signe, schedule } = await openTeaching()
    const day = { schedule, from: '2026-11-24', until: '2026-11-24', kind: 'hours' }
    const evening = { ...day, ranges: [{ from: '10:00', until: '20:00' }] }
    const { id } = (await signe.post('availability/overrides', evening)).body.data
    expect(titles(await signe.post(uncovered, { removed_override: id }))).toEqual(['Tuesday evening'])
    const longer = { schedule, from: '2026-11-24', until: '2026-11-26', kind: 'closed' }
    expect(titles(await signe.post(uncovered, { override: longer })), 'the shorter one is stronger').toEqual([
      'Wednesday',
    ])
    expect(titles(await signe.post(uncovered, { override: { id, ...longer } }))).toEqual([
      'Tuesday',
      'Tuesday evening',
      'Wednesday',
    ])
  })

  test('are those of a deleted schedule; after the default, the oldest other one is the default', async () => {
    const { signe, schedule } = await openTeaching()
    expect(titles(await signe.post(uncovered, { removed_schedule: schedule }))).toEqual(['Tuesday', 'Wednesday'])
    const tuesdays = { ...mornings, weekly: [{ weekday: 2, from: '09:00', until: '20:00' }], valid_until: '2026-12-31' }
    const { id } = (await signe.post('availability/schedules', tuesdays)).body.data
    expect(titles(await signe.post(uncovered, { removed_schedule: id })), 'it replaced the default').toEqual([
      'Tuesday evening',
    ])
    expect(titles(await signe.post(uncovered, { removed_schedule: schedule }))).toEqual([])
  })

  test('are those that several changes uncover only together, and not those that one takes and another holds', async () => {
    const { signe, schedule } = await openTeaching()
    const day = { schedule, from: '2026-11-24', until: '2026-11-24', kind: 'hours' }
    const same = { ...day, ranges: [{ from: '09:00', until: '12:00' }] }
    const { id } = (await signe.post('availability/overrides', same)).body.data
    const removed = { removed_override: id }
    const changed = { schedule: { id: schedule, ...mornings, weekly: [{ weekday: 3, from: '09:00', until: '12:00' }] } }
    expect(titles(await signe.post(uncovered, removed))).toEqual([])
    expect(titles(await signe.post(uncovered, changed))).toEqual([])
    expect(titles(await signe.post(uncovered, { changes: [removed, changed] }))).toEqual(['Tuesday'])
    const moved = [{ removed_schedule: schedule }, removed, { schedule: { id: null, ...mornings } }]
    expect(titles(await signe.post(uncovered, { changes: moved }))).toEqual([])
    const foreign = { changes: [removed, { schedule: { id: 9999, ...mornings } }] }
    expect(problemsOfAnswer(await signe.post(uncovered, foreign))).toEqual(['changes[1][schedule][id]: choice'])
    expect(problemsOfAnswer(await signe.post(uncovered, { changes: [{}] }))).toEqual(['changes[0]: one'])
  })

  test('are asked for one change at a time, with one of the user’s schedules', async () => {
    const { signe } = await openTeaching()
    expect(problemsOfAnswer(await signe.post(uncovered, {}))).toEqual([': one'])
    const closed = { schedule: 9999, from: '2026-11-24', until: '2026-11-24', kind: 'closed' }
    expect(problemsOfAnswer(await signe.post(uncovered, { override: closed }))).toEqual(['override[schedule]: choice'])
    expect(problemsOfAnswer(await signe.post(uncovered, { schedule: { id: 9999, ...mornings } }))).toEqual([
      'schedule[id]: choice',
    ])
  })
})
