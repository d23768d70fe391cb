import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { downloadCalendar, type Validators } from '#server/availability/feeds/subscribed/downloadCalendar.ts'
import { calendarServer, type CalendarServer, host, PUBLIC } from '../calendarServer.ts'

const nothing: Validators = { etag: null, last_modified: null }
const MIB = 2 ** 20

function download(
  { outside }: Pick<CalendarServer, 'outside'>,
  address = `https://${host}/a.ics`,
  { known = nothing, ms = 5_000 } = {},
) {
  return downloadCalendar(address, { known, outside, signal: AbortSignal.timeout(ms) })
}

/** A server that leads from each path to the next one. */
function leading(to: Record<string, string>): RequestListener {
  return ({ url = '' }, res) => {
    const next = to[url]
    if (next === undefined) res.end(`calendar at ${url}`)
    else res.writeHead(302, { Location: next }).end()
  }
}

/** Sends as long as somebody reads, and counts what was sent. */
function sendForever(res: ServerResponse, sent: { bytes: number }): void {
  const chunk = Buffer.alloc(MIB, 'x')
  const more = () => {
    if (res.destroyed) return
    sent.bytes += chunk.length
    if (res.write(chunk)) setImmediate(more)
    else res.once('drain', more)
  }
  more()
}

test('a calendar comes with its version, and is not sent again while it is the same', async () => {
  const server = await calendarServer((req, res) => {
    if (req.headers['if-none-match'] === '"v1"') res.writeHead(304).end()
    else res.writeHead(200, { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT' }).end('calendar')
  })
  const first = await download(server)
  expect(first).toEqual({ text: 'calendar', etag: '"v1"', last_modified: 'Sat, 21 Nov 2026 09:00:00 GMT' })
  expect(await download(server, undefined, { known: { etag: '"v1"', last_modified: null } })).toBeNull()
  expect(server.reached).toEqual([PUBLIC, PUBLIC])
})

test.each([
  ['loopback', ['127.0.0.1']],
  ['a private network', ['10.0.0.7']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['IPv6 of this machine', ['::1']],
  ['IPv4 as IPv6', ['::ffff:127.0.0.1']],
  ['a public and a private address', [PUBLIC, '192.168.1.1']],
  ['a private and a public address', ['fd00::1', PUBLIC]],
])('a host whose name leads to %s is refused before anything is sent', async (_where, addresses) => {
  const server = await calendarServer((_req, res) => res.end('secret'), { [host]: [addresses] })
  await expect(download(server)).rejects.toMatchObject({ code: 'address_refused' })
  expect([server.asked, server.reached]).toEqual([[], []])
})

test('a name server that changes its answer after the check has no effect', async () => {
  const server = await calendarServer((_req, res) => res.end('calendar'), { [host]: [[PUBLIC], ['127.0.0.1']] })
  expect(await download(server)).toMatchObject({ text: 'calendar' })
  expect([server.resolved, server.reached]).toEqual([[host], [PUBLIC]])
  await expect(download(server)).rejects.toMatchObject({ code: 'address_refused' })
})

test.each([
  'http://calendar.example.org/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://calendar.example.org:8443/b',
  'https://user:secret@calendar.example.org/',
  'https://intern.example.org/',
  'file:///etc/passwd',
  'https://%/',
])('a redirect to %s is refused', async (target) => {
  const server = await calendarServer(leading({ '/a.ics': target }), { 'intern.example.org': [['10.0.0.7']] })
  await expect(download(server)).rejects.toMatchObject({ code: 'address_refused' })
  expect(server.asked).toEqual(['/a.ics'])
})

test('three redirects are followed, each to a host that is checked; a fourth and a loop are not', async () => {
  const [b, c, d] = ['/b', '//other.example.org/c', `https://${host}/d`]
  const server = await calendarServer(leading({ '/a.ics': b, '/b': c, '/c': d, '/far': '/a.ics', '/loop': '/loop' }))
  expect(await download(server)).toMatchObject({ text: 'calendar at /d' })
  expect(server.resolved).toEqual([host, host, 'other.example.org', host])
  for (const path of ['far', 'loop'])
    await expect(download(server, `https://${host}/${path}`)).rejects.toMatchObject({ code: 'too_many_redirects' })
})

test('a body without an end, and one of 10 GB, are given up after 2 MB', async () => {
  const sent = { bytes: 0 }
  const endless = await calendarServer((_req, res) => sendForever(res, sent))
  await expect(download(endless)).rejects.toMatchObject({ code: 'too_large' })
  // The buffers of both sides come on top.
  expect(sent.bytes).toBeLessThan(30 * MIB)
  const huge = await calendarServer((_req, res) => {
    res.writeHead(200, { 'Content-Length': 10 * 1024 * MIB })
    res.write('BEGIN:VCALENDAR')
  })
  await expect(download(huge)).rejects.toMatchObject({ code: 'too_large' })
  const full = await calendarServer((_req, res) => res.end('x'.repeat(2 * MIB)))
  expect((await download(full))?.text).toHaveLength(2 * MIB)
})

test('a server that never answers, and one that answers drop by drop, are given up in time', async () => {
  const silent = await calendarServer(() => {})
  const slow = await calendarServer((_req, res) => {
    const drops = setInterval(() => (res.destroyed ? clearInterval(drops) : res.write('x')), 20)
  })
  const silentNames = { outside: { ...silent.outside, resolve: () => new Promise<never>(() => {}) } }
  for (const server of [silent, slow, silentNames])
    await expect(download(server, undefined, { ms: 300 })).rejects.toMatchObject({ code: 'too_slow' })
})

test.each([
  [401, 'not_found'],
  [403, 'not_found'],
  [404, 'not_found'],
  [410, 'not_found'],
  [204, 'unreachable'],
  [304, 'unreachable'],
  [302, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('an answer with the status %i is %s', async (status, code) => {
  const server = await calendarServer((_req, res) => res.writeHead(status).end())
  await expect(download(server)).rejects.toMatchObject({ code })
})

test('a compressed body is refused, because it may be much larger than it looks', async () => {
  const server = await calendarServer((req, res) => {
    expect(req.headers['accept-encoding']).toBe('identity')
    res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MIB)))
  })
  await expect(download(server)).rejects.toMatchObject({ code: 'not_a_calendar' })
})

test('a server that cannot prove its name, or is not there, cannot be reached', async () => {
  const server = await calendarServer((_req, res) => res.end('calendar'))
  const { ca: _, ...untrusting } = server.outside
  await expect(download({ outside: untrusting })).rejects.toMatchObject({ code: 'unreachable' })
  await expect(download(server, 'https://wrong.example.org/')).rejects.toMatchObject({ code: 'unreachable' })
  const unknown = { ...server.outside, resolve: async () => Promise.reject(new Error('ENOTFOUND')) }
  await expect(download({ outside: unknown })).rejects.toMatchObject({ code: 'unreachable' })
  expect(server.asked).toEqual([])
})

test('a connection that breaks in the middle gives no half calendar', async () => {
  const server = await calendarServer((_req, res) => {
    res.writeHead(200, { 'Content-Length': 1000 })
    res.write('BEGIN:VCALENDAR', () => res.destroy())
  })
  await expect(download(server)).rejects.toMatchObject({ code: 'unreachable' })
})

test('a server that switches to another protocol instead of an answer is given up', async () => {
  const server = await calendarServer((_req, res) => {
    res.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')
  })
  await expect(download(server, undefined, { ms: 500 })).rejects.toMatchObject({ code: 'unreachable' })
})
