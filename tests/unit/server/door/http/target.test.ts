import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTarget } from '#server/door/http/target.ts'

describe('reading what a request asks for', () => {
  test.each([
    ['/', '/', ''],
    ['/training/42', '/training/42', ''],
    ['/training/42/', '/training/42', ''],
    ['/search?s=a+b%2Fc&page=2', '/search', 's=a+b%2Fc&page=2'],
    ['/%74raining/42', '/training/42', ''],
    ['/theme/a~b.c.css', '/theme/a~b.c.css', ''],
    ['/caf%c3%a9', '/caf%C3%A9', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ["/a@b:c!$&'()*+,;=d", "/a@b:c!$&'()*+,;=d", ''],
    ['/100%25', '/100%25', ''],
    ['http://elsewhere.example/search?s=x', '/search', 's=x'],
    ['http://elsewhere.example', '/', ''],
  ])('%s is %s', (url, path, query) => {
    expect(readTarget(url)).toEqual({ path, query })
  })

  test.each([
    ['//storefront', '/storefront'],
    ['/storefront//42?language=ar', '/storefront/42?language=ar'],
    ['//evil.example/..//', undefined],
    ['///', '/'],
  ])('doubled slashes in %s lead to the clean path', (url, clean) => {
    expect(readTarget(url)).toEqual(clean ? { redirect: clean } : { refused: 400 })
  })

  test.each([
    ['a dot segment', '/a/../settings'],
    ['a single dot', '/./a'],
    ['an encoded dot segment', '/a/%2e%2E/settings'],
    ['an encoded slash', '/a%2fb'],
    ['an encoded backslash', '/a%5Cb'],
    ['a backslash', '/a\\b'],
    ['an encoded NUL', '/a%00'],
    ['an encoded NUL in the query', '/search?s=%00'],
    ['an encoded line break', '/a%0d%0aSet-Cookie:x'],
    ['what was encoded twice', '/%252e%252e/settings'],
    ['raw bytes above ASCII', '/caf\u00e9'],
    ['a fragment', '/a#b'],
    ['no path at all', '*'],
    ['another scheme', 'ftp://elsewhere.example/'],
    ['nothing', ''],
  ])('%s is refused', (_, url) => {
    expect(readTarget(url)).toEqual({ refused: 400 })
  })

  test.each([
    ['half an encoding', '/a%4'],
    ['no encoding', '/a%zz'],
    ['bytes that are not UTF-8', '/a%ff%fe'],
    ['an overlong slash', '/a%c0%afb'],
    ['a surrogate', '/%ed%a0%80'],
  ])('%s is an address that no page has', (_, url) => {
    expect(readTarget(`${url}?language=ar`)).toEqual({ unreadable: 'language=ar' })
    expect(readTarget(`${url}?s=%00`)).toEqual({ refused: 400 })
  })

  test('more than 8 KiB is too long', () => {
    expect(readTarget(`/search?s=${'x'.repeat(8192)}`)).toEqual({ refused: 414 })
    expect(readTarget(`/search?s=${'x'.repeat(8000)}`)).toHaveProperty('path', '/search')
  })

  test('whatever comes through is clean, and clean it stays', () => {
    const piece = fc.constantFrom('/', '.', '..', '%2e', '%2F', '%5c', '%25', '%41', 'a', 'é', '%C3%A9', '\\', '%', '~')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = readTarget(`/${pieces.join('')}`)
        if (!('path' in target)) return
        expect(readTarget(target.path)).toEqual({ path: target.path, query: '' })
        const segments = decodeURIComponent(target.path).split('/').slice(1)
        expect(segments.filter((segment) => /^\.{1,2}$|\\/.test(segment))).toEqual([])
        expect(target.path === '/' || segments.every(Boolean)).toBe(true)
      }),
    )
  })
})
