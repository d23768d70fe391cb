import { expect, test } from 'vitest'
import {
  changeCalendar,
  listCalendars,
  removeCalendar,
  subscribe,
  subscribeLimit,
} from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import { MOST_CALENDARS } from '#shared/contract/subscribedCalendars.ts'
import { host } from '../calendarServer.ts'
import { calendarAt, subscribing } from './subscribing.ts'

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
    read_at: null,
    failure: 'not_a_calendar',
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
