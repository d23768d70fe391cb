import { describe, expect, test } from 'vitest'
import { acceptedEncoding, acceptedOnce, compress, expand, isCompressible } from '#server/door/http/encodings.ts'

describe('the encoding of an answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br; q=0.9, gzip; q=0.9', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['br;q=0, gzip;q=0, *;q=1', 'identity'],
    ['deflate', 'identity'],
  ] as const)('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
    expect(acceptedEncoding(header), 'and the second time').toBe(encoding)
  })

  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, zstd;q=0.5', 'gzip'],
    ['br;q=0.5, zstd;q=0.5', 'zstd'],
    ['zstd;q=0, gzip', 'gzip'],
    ['zstd', 'zstd'],
    ['*', 'br'],
  ] as const)('of an answer that is sent once, for %j, is %s', (header, encoding) => {
    expect(acceptedOnce(header)).toBe(encoding)
  })

  test('what was compressed comes out again', async () => {
    const text = Buffer.from('أهلاً بكم في أكاديمية جونيبر. '.repeat(200))
    for (const encoding of ['zstd', 'br', 'gzip', 'identity'] as const) {
      for (const effort of ['quick', 'best'] as const) {
        expect((await expand(await compress(text, encoding, effort), encoding)).equals(text)).toBe(true)
      }
    }
  })

  test('text is worth compressing, pictures and fonts are not', () => {
    const types = ['text/html; charset=utf-8', 'application/json', 'application/manifest+json', 'image/svg+xml']
    expect(types.map(isCompressible)).toEqual([true, true, true, true])
    expect(['image/png', 'font/woff2', 'application/octet-stream'].map(isCompressible)).toEqual([false, false, false])
  })
})
