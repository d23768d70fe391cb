import { expect, test } from 'vitest'
import { ReadRequest, ReadHeaders } from '#server/door/readRequest.ts'
import { readBytes } from '#server/http/body.ts'

const read = {
  cookie: 'session=secret',
  'accept-language': 'ar',
  host: 'site.test',
  'x-forwarded-for': '192.0.2.9',
  'set-cookie': ['a=1', 'b=2'],
}

function asRead(body = 'name=kim') {
  const from = { origin: 'https://site.test', address: '192.0.2.1', requestId: 'id' }
  const headers = new ReadHeaders(read)
  return new ReadRequest({ method: 'POST', url: '/api/v2/me?s=1', headers, body: Buffer.from(body), ...from })
}

test('headers are read by any spelling of their name; those of the connection are not shown', () => {
  const { headers } = asRead()
  expect(headers.get('Cookie')).toBe('session=secret')
  expect(headers.get('set-cookie')).toBe('a=1, b=2')
  expect([headers.has('Accept-Language'), headers.has('authorization')]).toEqual([true, false])
  expect([headers.get('host'), headers.get('X-Forwarded-For'), headers.get('authorization')]).toEqual([
    null,
    null,
    null,
  ])
})

test('pages receive the same request whole, with its body', async () => {
  const request = asRead().whole()
  expect([request.method, request.url]).toEqual(['POST', 'https://site.test/api/v2/me?s=1'])
  expect([...request.headers]).toEqual([
    ['accept-language', 'ar'],
    ['cookie', 'session=secret'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
  expect(Buffer.from(await readBytes(request)).toString()).toBe('name=kim')
  expect(Buffer.from(await readBytes(asRead())).toString()).toBe('name=kim')
})

test('an address has its path, and says whether it has a query, an empty one included', () => {
  const from = { origin: 'https://site.test', address: '192.0.2.1', requestId: 'id', headers: new ReadHeaders({}) }
  const read = (url: string) => new ReadRequest({ method: 'GET', url, body: Buffer.alloc(0), ...from })
  const seen = ['/a', '/a?', '/a?b=c?d'].map((url) => {
    const request = read(url)
    return [request.path, request.hasQuery, request.url]
  })
  expect(seen).toEqual([
    ['/a', false, 'https://site.test/a'],
    ['/a', true, 'https://site.test/a?'],
    ['/a', true, 'https://site.test/a?b=c?d'],
  ])
})
