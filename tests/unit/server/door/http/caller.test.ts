import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createKeptOrigins } from '#server/door/page-cache/keptOrigins.ts'
import { addressOf, isHost, originReader } from '#server/door/http/caller.ts'

function asking(headers: Record<string, string>, remoteAddress = '198.51.100.7') {
  return { headers, socket: { remoteAddress } } as IncomingMessage // why: the rest of a message plays no part here
}

describe('who asks', () => {
  test('is the other end of the connection, whatever the request says', () => {
    const req = asking({ 'x-forwarded-for': '203.0.113.9' })
    expect(addressOf(req, { trustProxy: false })).toBe('198.51.100.7')
  })

  test('is, behind a proxy, what that one noted last', () => {
    const forwarded = (list: string) => addressOf(asking({ 'x-forwarded-for': list }), { trustProxy: true })
    expect(forwarded('10.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(forwarded('2001:db8::1')).toBe('2001:db8::1')
    expect(forwarded('10.0.0.1, <script>')).toBe('198.51.100.7')
  })
})

describe('the address of the site', () => {
  test('is SITE_URL, whatever the request says', () => {
    const originOf = originReader({ siteUrl: 'https://learn.example', trustProxy: false })
    expect(originOf(asking({ host: 'evil.example' }))).toBe('https://learn.example')
  })

  test('is else the host of the request, behind TLS where a trusted proxy says so', () => {
    const secure = asking({ host: 'Learn.example:8080', 'x-forwarded-proto': 'https' })
    expect(originReader({ siteUrl: '', trustProxy: true })(secure)).toBe('https://learn.example:8080')
    expect(originReader({ siteUrl: '', trustProxy: false })(secure)).toBe('http://learn.example:8080')
  })

  test.each([
    ['learn.example', true],
    ['localhost:4321', true],
    ['127.0.0.1', true],
    ['[::1]:4321', true],
    ['xn--bcher-kva.example.', true],
    [undefined, false],
    ['', false],
    ['a b', false],
    ['evil.example/path', false],
    ['user@evil.example', false],
    ['learn.example:port', false],
    ['"><script>', false],
    [`${'a'.repeat(300)}.example`, false],
  ])('the host %j may be one: %s', (host, may) => {
    expect(isHost(host)).toBe(may)
  })
})

describe('without SITE_URL', () => {
  test('pages are kept for a few hosts only, and always for this machine', () => {
    const config = { siteUrl: '', trustProxy: false }
    const keptOrigin = createKeptOrigins(config, originReader(config), () => 4321)
    const kept = Array.from({ length: 1000 }, (_, at) => keptOrigin(asking({ host: `host${at}.example` })))
    expect(kept.filter(Boolean)).toEqual([0, 1, 2, 3].map((at) => `http://host${at}.example`))
    expect(keptOrigin(asking({ host: 'host0.example' }))).toBe('http://host0.example')
    expect(keptOrigin(asking({ host: 'localhost:4321' }))).toBe('http://localhost:4321')
    expect(keptOrigin(asking({ host: 'localhost:9' }))).toBeUndefined()
  })
})
