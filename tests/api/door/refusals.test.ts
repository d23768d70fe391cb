import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Asset } from '#server/door/assets.ts'
import { sendRaw } from '#tests/support/rawHttp.ts'
import { openTestDoor } from './openTestDoor.ts'

const MIB = 2 ** 20
const json = { 'content-type': 'application/json' }

test('the log has no secret of a path, however it is spelled', async () => {
  const { ask, log, port } = await openTestDoor()
  for (const path of [
    '/user/password/TOKEN',
    '/user/invitation/TOKEN',
    '/user/%70assword/TOKEN',
    '//user/password/TOKEN',
    '/user/password/%FFTOKEN',
    '/calendar/TOKEN.ics',
    '/%63alendar/TOKEN.ics',
    '/calendar/TOKEN/TOKEN',
  ])
    await ask(path)
  await sendRaw(port, 'GET http://a/user/password/TOKEN HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(log.filter(({ msg }) => msg === 'request')).toHaveLength(9)
  expect(JSON.stringify(log)).not.toContain('TOKEN')
})

describe('a hostile request is refused before any page sees it', () => {
  test.each([
    ['/a/../settings', 400],
    ['/%2e%2e/settings', 400],
    ['/a%2fb', 400],
    ['/%252e%252e%252fetc', 400],
    ['/a%00b', 400],
    ['/search?s=%00', 400],
    [`/search?s=${'x'.repeat(10_000)}`, 414],
  ])('%.30s', async (path, status) => {
    const { ask, asks } = await openTestDoor()
    const page = await ask(path)
    expect(page.status).toBe(status)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('<h1>')
    expect(page.text).not.toMatch(/at .*\.ts|Error/)
    expect(asks).toEqual([])
  })

  test.each([
    ['/%ff', 400],
    ['/a%zz', 400],
    ['/500', 404],
    ['/%35%30%30/', 404],
  ])('%s: a person sees the site’s own page', async (path, status) => {
    const { ask, asks } = await openTestDoor({ page: () => ({ status: 404, text: 'Nothing here' }) })
    const page = await ask(`${path}?language=ar`)
    expect([page.status, page.text]).toEqual([status, 'Nothing here'])
    expect(asks.map(({ url }) => url)).toEqual(['/not-found?language=ar'])
  })

  test('an address of the API that cannot be read, in the words of the API', async () => {
    const { ask, asks } = await openTestDoor()
    const answer = await ask('/api/v2/%ff')
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(asks).toEqual([])
  })

  test('doubled slashes lead to the one address of a page', async () => {
    const { ask } = await openTestDoor()
    const { status, headers } = await ask('//storefront//42?language=ar')
    expect([status, headers.location]).toEqual([308, '/storefront/42?language=ar'])
    expect((await ask('//evil.example', {})).headers.location).toBe('/evil.example')
    expect((await ask('//user/login', { method: 'POST' })).status).toBe(400)
  })

  test('headers of more than 16 KiB are refused in plain text', async () => {
    const { port, asks } = await openTestDoor()
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*nosniff.*431 Request Header Fields Too Large\n$/s)
    expect(asks).toEqual([])
    expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'; sandbox\r\n")
    expect(answer).toContain('\r\nReferrer-Policy: strict-origin-when-cross-origin\r\n')
    expect(answer).toContain('\r\nCross-Origin-Resource-Policy: same-origin\r\n')
    expect(answer).toContain('\r\nCache-Control: private, no-store\r\n')
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a line break in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'],
  ])('%s', async (_, text) => {
    const { port, asks, ask } = await openTestDoor()
    expect(await sendRaw(port, text)).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Content-Type-Options: nosniff\r\n/s)
    expect(asks).toEqual([])
    expect((await ask('/')).status).toBe(200)
  })

  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
    ['a target on another host', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a host that looks like an address', 'GET / HTTP/1.1\r\nHost: 999.1.1.1\r\nConnection: close\r\n\r\n'],
    ['a port that does not exist', 'GET / HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n'],
  ])('%s', async (_, text) => {
    const { port, asks, log } = await openTestDoor()
    expect(await sendRaw(port, text)).toMatch(/^HTTP\/1\.1 400 /)
    expect(asks).toEqual([])
    expect(log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  test('an unknown expectation is refused with the headers that all answers have', async () => {
    const { port, asks } = await openTestDoor()
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 417 /)
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(asks).toEqual([])
  })

  test('a form that is sent to the page of a failure is refused', async () => {
    const { ask, asks } = await openTestDoor()
    expect((await ask('/500', { method: 'POST' })).status).toBe(404)
    expect((await ask('/%ff', { method: 'POST' })).status).toBe(400)
    expect(asks).toEqual([])
  })

  test('unknown methods are refused everywhere, changing ones on pages and files', async () => {
    const file: Asset = {
      etag: '"a"',
      unchangedHead: [],
      forms: { identity: { head: [], size: 1, bytes: () => Buffer.from('a') } },
    }
    const { ask, port } = await openTestDoor({ assets: new Map([['/favicon.svg', file]]) })
    expect((await ask('/', { method: 'PROPFIND' })).status).toBe(501)
    expect((await sendRaw(port, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).slice(0, 12)).toBe(
      'HTTP/1.1 501',
    )
    const page = await ask('/', { method: 'DELETE' })
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    const asset = await ask('/favicon.svg', { method: 'POST' })
    expect([asset.status, asset.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await ask('/api/v2/users/1', { method: 'PATCH', headers: json })).status).toBe(200)
  })

  test('cookies and origins that somebody forged are just not believed', async () => {
    const { ask, asks } = await openTestDoor()
    for (const cookie of [
      `session=${'x'.repeat(5000)}`,
      'language=\x80\xff; =; ;;;',
      '__Host-session=%00',
      'language=%zz',
    ]) {
      expect((await ask('/', { headers: { cookie } })).status).toBe(200)
    }
    expect(asks.every(({ url }) => url === '/')).toBe(true)
  })
})

describe('bodies', () => {
  test('of up to 1 MiB reach the endpoint as they were sent', async () => {
    const { ask, asks } = await openTestDoor()
    const body = Buffer.alloc(MIB, 'a')
    expect((await ask('/api/v2/events', { method: 'POST', headers: json, body })).status).toBe(200)
    expect(asks[0]?.body.equals(body)).toBe(true)
  })

  test('that say they are larger are refused unread', async () => {
    const { port, asks } = await openTestDoor()
    const head = `POST /api/v2/events HTTP/1.1\r\nHost: a\r\nContent-Length: ${MIB + 1}\r\n`
    expect(await sendRaw(port, `${head}\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
    const asking = await sendRaw(port, `${head}Expect: 100-continue\r\n\r\n`)
    expect(asking, 'and are not asked for').toMatch(/^HTTP\/1\.1 413 /)
    expect(asks).toEqual([])
  })

  test('that turn out larger are refused while they come', async () => {
    const { port, asks, ask } = await openTestDoor()
    const chunk = `10000\r\n${'x'.repeat(2 ** 16)}\r\n`
    const head = 'POST /api/v2/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await sendRaw(port, head + chunk.repeat(40))).toMatch(/^HTTP\/1\.1 413 .*"errors"/s)
    expect(asks).toEqual([])
    expect((await ask('/')).status).toBe(200)
  })

  test('that are announced with Expect: 100-continue are asked for', async () => {
    const { port } = await openTestDoor()
    const head = 'POST /user/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n'
    const answer = await sendRaw(port, `${head}Expect: 100-continue\r\n\r\nx`)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  })

  test('that break off harm nobody', async () => {
    const { port, ask, log } = await openTestDoor()
    const head = 'POST /api/v2/events HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf'
    const socket = connect(port, '127.0.0.1', () => socket.write(head, () => socket.destroy()))
    await expect.poll(() => log.some(({ msg }) => msg === 'request broken off')).toBe(true)
    expect((await ask('/')).status).toBe(200)
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('refusals', () => {
  test('have the contract’s form under the contract’s base', async () => {
    const { ask } = await openTestDoor({ page: () => ({ status: 404, text: '<h1>Not found</h1>' }) })
    const refused = await ask('/api/v2/%00')
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(refused.text)).toEqual({
      errors: [{ message: 'This address or request cannot be read.', path: '', code: 'request' }],
    })
    const missing = await ask('/api/v2/nothing')
    expect([missing.status, JSON.parse(missing.text).errors[0].code]).toEqual([404, 'not_found'])
  })

  test('are in the language the user chose', async () => {
    const { ask } = await openTestDoor()
    const { text } = await ask('/%00', { headers: { cookie: 'language=ar' } })
    expect(text).toContain('<html lang="ar" dir="rtl">')
  })

  test('of a failure name an id that the log knows, and nothing else', async () => {
    const { ask, log } = await openTestDoor({
      page: () => {
        throw new Error('secret of the house')
      },
    })
    for (const path of ['/', '/search', '/api/v2/trainings']) {
      const { status, text, headers } = await ask(path)
      const id = String(headers['x-request-id'])
      expect(status).toBe(500)
      expect(text).toContain(id)
      expect(text).not.toContain('secret')
      expect(log.find((line) => line.msg === 'request failed' && line.id === id)).toHaveProperty('err.message')
    }
  })
})
