import { expect, test } from 'vitest'
import { claimDue } from '#server/availability/feeds/subscribed/claimDue.ts'
import { changeCalendar } from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import { later } from '#tests/support/freshDatabase.ts'
import { host } from '../calendarServer.ts'
import { switchAvailability } from '../feedSchool.ts'
import { calendarAt, subscribing } from './subscribing.ts'

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
