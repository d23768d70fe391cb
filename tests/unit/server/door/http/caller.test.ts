import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createKeptOrigins } from '#server/door/page-cache/keptOrigins.ts'
import { addressOf, isHost, namesOneHost, originReader } from '#server/door/http/caller.ts'

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
    expect(forwarded('203.0.113.9:567')).toBe('203.0.113.9')
    expect(forwarded('[2001:db8::1]:567')).toBe('2001:db8::1')
  })

  test('is what the proxy noted only where it is one of those named', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::7' })
    const from = (peer: string) => addressOf(asking({ 'x-forwarded-for': '203.0.113.9' }, peer), { trustProxy })
    expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7'].map(from)).toEqual(Array(3).fill('203.0.113.9'))
    expect(['198.51.100.7', '2001:db8::8'].map(from)).toEqual(['198.51.100.7', '2001:db8::8'])
    expect(['1', '0', ''].map((value) => readConfig({ TRUST_PROXY: value }).trustProxy)).toEqual([true, false, false])
    expect(() => readConfig({ TRUST_PROXY: '10.0.0.0/99' })).toThrow('TRUST_PROXY')
  })
})

describe('the address of the site', () => {
  test('is SITE_URL, whatever the request says', () => {
    const originOf = originReader({ siteUrl: 'https://learn.example', trustProxy: false })
    expect(originOf(asking({ host: 'evil.example' }))).toBe('https://learn.example')
  })

  test('is the host of an organisation where the request names it, with the scheme and port of SITE_URL', () => {
    const isOwnHost = (host: string) => host === 'oak.example'
    const originOf = originReader({ siteUrl: 'https://learn.example:8443', trustProxy: false }, isOwnHost)
    expect(originOf(asking({ host: 'Oak.example:99' }))).toBe('https://oak.example:8443')
    for (const host of ['evil.example', 'oak.example.evil.test', 'oak.example.'])
      expect(originOf(asking({ host }))).toBe('https://learn.example:8443')
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
    ['1.2.3.4.5', false],
    ['999.1.1.1', false],
    ['a:99999', false],
    ['[:::1]', false],
    [`${'a'.repeat(300)}.example`, false],
  ])('the host %j may be one: %s', (host, may) => {
    expect(isHost(host)).toBe(may)
  })
})

describe('the host of a request', () => {
  const named = (hosts: string[], url = '/') =>
    namesOneHost({ headers: { host: hosts[0] }, rawHeaders: hosts.flatMap((host) => ['hOsT', host]), url })

  test('is said once', () => {
    expect(named(['a.example'])).toBe(true)
    expect(named(['a.example', 'b.example'])).toBe(false)
    expect(named([])).toBe(false)
  })

  test('is the same in the target, where that names one', () => {
    expect(named(['a.example'], 'http://A.example/path')).toBe(true)
    expect(named(['a.example'], 'http://evil.example/path')).toBe(false)
    expect(named(['a.example:81'], 'http://a.example/path')).toBe(false)
  })
})

describe('without SITE_URL', () => {
  const ask = (host: string) => asking({ host })

  function openOrigins() {
    const forgotten: string[] = []
    const config = { siteUrl: '', originOf: originReader({ siteUrl: '', trustProxy: false }), port: () => 4321 }
    return { origins: createKeptOrigins(config, (origin) => forgotten.push(origin)), forgotten }
  }

  test('pages are kept for the four hosts used most lately, and always for this machine', () => {
    const { origins, forgotten } = openOrigins()
    for (let at = 0; at < 6; at++) {
      origins.admit(ask(`host${at}.example`))
      // The host that people use is asked for between the made-up ones.
      expect(origins.find(ask('host0.example'))).toBe('http://host0.example')
    }
    expect(forgotten).toEqual(['http://host1.example', 'http://host2.example'])
    expect(origins.find(ask('host1.example'))).toBeUndefined()
    expect(origins.find(ask('localhost:4321'))).toBe('http://localhost:4321')
    expect(origins.find(ask('localhost:9'))).toBeUndefined()
  })

  test('made-up hosts that are asked for in turn do not take the place of the real one', () => {
    const { origins, forgotten } = openOrigins()
    origins.admit(ask('academy.example'))
    for (let at = 0; at < 400; at++) {
      origins.admit(ask(`made${at % 4}.example`))
      expect(origins.find(ask('academy.example'))).toBe('http://academy.example')
    }
    expect(forgotten).not.toContain('http://academy.example')
  })

  test('a host under which no page was shown takes no place', () => {
    const { origins, forgotten } = openOrigins()
    for (let at = 0; at < 1000; at++) expect(origins.find(ask(`made${at}.example`))).toBeUndefined()
    origins.admit(ask('academy.example'))
    expect(origins.find(ask('academy.example'))).toBe('http://academy.example')
    expect(forgotten).toEqual([])
  })
})
