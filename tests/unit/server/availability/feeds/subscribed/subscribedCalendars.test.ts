import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { claimDue } from '#server/availability/feeds/subscribed/claimDue.ts'
import { readDueCalendars } from '#server/availability/feeds/subscribed/readDueCalendars.ts'
import {
  changeCalendar,
  listCalendars,
  removeCalendar,
  subscribe,
  subscribeLimit,
} from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import type { Database } from '#server/db/database.ts'
import { MOST_CALENDARS } from '#shared/contract/subscribedCalendars.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { calendarServer, host } from '../calendarServer.ts'
import { feedSchool, switchAvailability } from '../feedSchool.ts'

const t = (text: string, values: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))

function calendarAt(...hours: number[]): string {
  const two = (hour: number) => String(hour).padStart(2, '0')
  const events = hours.map((hour) =>
    ['BEGIN:VEVENT', 'SUMMARY:Secret', `DTSTART:20261124T${two(hour)}0000Z`, 'DURATION:PT1H', 'END:VEVENT'].join('\n'),
  )
  return ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')
}

/** A school with a person, and a server whose answer a test can change. */
async function subscribing() {
  const school = await feedSchool()
  const uid = await school.person()
  const answer: { listener: RequestListener } = { listener: (_req, res) => res.end(calendarAt(9)) }
  const server = await calendarServer((req, res) => answer.listener(req, res))
  const call = { uid, t, now: morning, outside: server.outside }
  return {
    ...school,
    ...{ uid, answer, server, call },
    add: (path = 'a', key: string | null = null) =>
      subscribe(school.db, { name: 'Mine', url: `webcal://${host}/${path}` }, call, key),
    work: (minutes: number) =>
      readDueCalendars({
        ...{ db: school.db, clock: () => later(minutes), outside: server.outside },
        signal: new AbortController().signal,
      }),
    busy: () => busyOf(school.db),
    row: () => school.db.reader.selectFrom('subscribed_calendars').selectAll().executeTakeFirstOrThrow(),
  }
}

async function busyOf(db: Database): Promise<string[]> {
  const rows = await db.reader.selectFrom('busy_times').selectAll().orderBy('calendar_id').orderBy('from_at').execute()
  return rows.map(({ from_at, until_at }) => `${from_at.slice(8, 16)}–${until_at.slice(8, 16)}`)
}

test('a calendar is read when it is subscribed to; of its events only the times are stored', async () => {
  const { add, busy, call, db, row } = await subscribing()
  const added = await add('private-path?key=1')
  expect(added).toMatchObject({ name: 'Mine', host, read_at: '2026-11-21 09:00:00', failure: null, text: '' })
  expect(await busy()).toEqual(['24 09:00–24 10:00'])
  expect(await listCalendars(db.reader, call)).toEqual([added])
  expect(JSON.stringify(added)).not.toContain('private')
  expect(JSON.stringify(await row())).not.toContain('Secret')
})

test('a calendar that cannot be read is there with the reason', async () => {
  const { add, answer, busy } = await subscribing()
  answer.listener = (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
  expect(await add()).toMatchObject({
    ...{ read_at: null, failure: 'not_a_calendar' },
    text: 'There is no calendar in the iCalendar format at this address.',
  })
  expect(await busy()).toEqual([])
})

test('addresses that are refused are a problem of the field, and the same calendar is subscribed to once', async () => {
  const { add, call, db } = await subscribing()
  const at = (url: string) => subscribe(db, { name: 'X', url }, call, null)
  for (const url of ['http://calendar.example.org/', 'https://127.0.0.1/', 'nonsense'])
    await expect(at(url)).rejects.toMatchObject({ status: 400, problems: [{ path: 'url', code: 'address' }] })
  await add()
  await expect(add()).rejects.toMatchObject({ status: 400, problems: [{ path: 'url', code: 'repeated' }] })
})

test('a repeated call with the same key subscribes once and reads once', async () => {
  const { add, server } = await subscribing()
  const first = await add('a', 'key-1')
  expect(await add('a', 'key-1')).toEqual(first)
  expect(server.asked).toEqual(['/a'])
  await expect(add('b', 'key-1')).rejects.toMatchObject({ status: 409 })
})

test('nobody has more calendars than the limit, also with calls at the same moment', async () => {
  const { add, call, db } = await subscribing()
  const calls = Array.from({ length: MOST_CALENDARS + 2 }, (_, n) => add(String(n)))
  const results = await Promise.allSettled(calls)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_CALENDARS)
  expect(await listCalendars(db.reader, call)).toHaveLength(MOST_CALENDARS)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ status: 400, problems: [{ code: 'too_many', path: '' }] })
})

test('a person can read only a number of new addresses in an hour', async () => {
  const { add, call, db, server } = await subscribing()
  const { id } = await add('0')
  const move = (n: number) => changeCalendar(db, id, { url: `https://${host}/${n}` }, call)
  for (let n = 1; n < subscribeLimit.tries; n++) await move(n)
  await expect(move(99)).rejects.toMatchObject({ status: 429 })
  expect(server.asked).toHaveLength(subscribeLimit.tries)
  // A new name reads nothing.
  expect(await changeCalendar(db, id, { name: 'Other' }, call)).toMatchObject({ name: 'Other' })
})

test('another address replaces the busy times, also if it cannot be read', async () => {
  const { add, answer, busy, call, db } = await subscribing()
  const { id } = await add()
  answer.listener = (_req, res) => res.end(calendarAt(13, 15))
  expect(await changeCalendar(db, id, { name: 'New', url: `https://${host}/b` }, call)).toMatchObject({ name: 'New' })
  expect(await busy()).toEqual(['24 13:00–24 14:00', '24 15:00–24 16:00'])
  answer.listener = (_req, res) => res.writeHead(404).end()
  const moved = await changeCalendar(db, id, { url: `https://${host}/c` }, call)
  expect(moved).toMatchObject({ read_at: null, failure: 'not_found' })
  expect(await busy()).toEqual([])
})

test('calendars of others cannot be seen, changed or removed', async () => {
  const { add, call, db, busy, person } = await subscribing()
  const { id } = await add()
  const other = { ...call, uid: await person() }
  expect(await listCalendars(db.reader, other)).toEqual([])
  await expect(changeCalendar(db, id, { name: 'Mine now' }, other)).rejects.toMatchObject({ status: 404 })
  await expect(removeCalendar(db, id, other)).rejects.toMatchObject({ status: 404 })
  await removeCalendar(db, id, call)
  expect(await busy()).toEqual([])
  await expect(removeCalendar(db, id, call)).rejects.toMatchObject({ status: 404 })
})

test('a calendar is read again every 15 minutes, and once a day as a whole', async () => {
  const { add, answer, busy, row, server, work } = await subscribing()
  const asked: (string | undefined)[] = []
  answer.listener = (req, res) => {
    asked.push(req.headers['if-none-match'])
    if (req.headers['if-none-match']) res.writeHead(304).end()
    else res.writeHead(200, { ETag: '"1"' }).end(calendarAt(9))
  }
  await add()
  expect(await work(14)).toBe(0)
  expect(await work(15)).toBe(1)
  expect(await row()).toMatchObject({ read_at: '2026-11-21 09:15:00', next_try_at: '2026-11-21 09:30:00' })
  expect(await work(24 * 60)).toBe(1)
  expect(asked).toEqual([undefined, '"1"', undefined])
  expect(server.asked).toHaveLength(3)
  expect(await busy()).toEqual(['24 09:00–24 10:00'])
})

test('after failures the pauses grow up to a day; the busy times stay, and a success ends this', async () => {
  const { add, answer, busy, row, work } = await subscribing()
  await add()
  answer.listener = (_req, res) => res.writeHead(500).end()
  const pauses: number[] = []
  let minutes = 15
  for (let n = 0; n < 9; n++) {
    await work(minutes)
    const { next_try_at } = await row()
    const pause = (Date.parse(`${next_try_at?.replace(' ', 'T')}Z`) - later(minutes).getTime()) / 60_000
    pauses.push(pause)
    minutes += pause
  }
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  expect(await row()).toMatchObject({ read_at: '2026-11-21 09:00:00', failure: 'unreachable', failures: 9 })
  expect(await busy()).toEqual(['24 09:00–24 10:00'])
  answer.listener = (_req, res) => res.end(calendarAt(11))
  await work(minutes)
  expect(await row()).toMatchObject({ failure: null, failures: 0 })
  expect(await busy()).toEqual(['24 11:00–24 12:00'])
})

test('several processes read each calendar once', async () => {
  const { add, server, work } = await subscribing()
  for (let n = 0; n < 8; n++) await add(String(n))
  server.asked.length = 0
  const counts = await Promise.all([work(15), work(15), work(15)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8)
  expect([...server.asked].sort()).toEqual(['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7'])
})

test('a process that dies keeps a calendar for two minutes only', async () => {
  const { add, db, work } = await subscribing()
  await add()
  expect(await claimDue(db, later(15))).toMatchObject({ name: 'Mine' })
  expect(await work(16)).toBe(0)
  expect(await work(17)).toBe(1)
})

test('a reading that ends after the address was changed stores nothing', async () => {
  const { add, answer, busy, call, db, work } = await subscribing()
  const { id } = await add()
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const { promise: changed, resolve: noteChanged } = Promise.withResolvers<void>()
  answer.listener = async ({ url }, res) => {
    if (url === '/b') return void res.end(calendarAt(13))
    noteAsked()
    await changed
    res.end(calendarAt(20))
  }
  const working = work(15)
  await asked
  await changeCalendar(db, id, { url: `https://${host}/b` }, call)
  noteChanged()
  await working
  expect(await busy()).toEqual(['24 13:00–24 14:00'])
})

test('calendars of blocked users, of people who may no longer teach and of a site without availability rest', async () => {
  const { add, db, uid, work } = await subscribing()
  await add()
  const set = (status: 'active' | 'blocked') =>
    db.transact((tx) => tx.updateTable('users').set({ status }).where('uid', '=', uid).execute())
  await set('blocked')
  expect(await work(15)).toBe(0)
  await set('active')
  await switchAvailability(db, false)
  expect(await work(15)).toBe(0)
  await switchAvailability(db, true)
  await db.transact((tx) => tx.deleteFrom('user_roles').where('uid', '=', uid).execute())
  expect(await work(15)).toBe(0)
  await db.transact((tx) => tx.insertInto('user_roles').values({ uid, role: 'instructor' }).execute())
  expect(await work(15)).toBe(1)
})

test('whole days are days of the person’s zone', async () => {
  const { add, answer, busy, db, uid } = await subscribing()
  await db.transact((tx) => tx.updateTable('users').set({ timezone: 'Pacific/Apia' }).where('uid', '=', uid).execute())
  answer.listener = (_req, res) =>
    res.end('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20261125\nEND:VEVENT\nEND:VCALENDAR')
  await add()
  expect(await busy()).toEqual(['24 11:00–25 11:00'])
})

test('whole days of a person without a zone are days of the zone of the default hours, as time off is', async () => {
  const { add, answer, busy, db, uid } = await subscribing()
  const hours = { name: 'Usual', weekly: '[]', is_default: 1, changed: '2026-11-01 09:00:00' }
  await db.transact((tx) =>
    tx
      .insertInto('availability_schedules')
      .values({ uid, time_zone: 'America/New_York', ...hours })
      .execute(),
  )
  answer.listener = (_req, res) =>
    res.end('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20261125\nEND:VEVENT\nEND:VCALENDAR')
  await add()
  expect(await busy()).toEqual(['25 05:00–26 05:00'])
})

test('a server that answers drop by drop is given up within 10 seconds, and said so', async () => {
  const { add, answer } = await subscribing()
  answer.listener = (_req, res) => {
    const drops = setInterval(() => (res.destroyed ? clearInterval(drops) : res.write('x')), 100)
  }
  const began = performance.now()
  expect(await add()).toMatchObject({ read_at: null, failure: 'too_slow' })
  expect(performance.now() - began).toBeLessThan(11_000)
})
