import { expect, test } from 'vitest'
import { etagOf, isKnown } from '#server/http/etag.ts'

const etag = etagOf(Buffer.from('the page'))

test('equal bodies have the same etag, different bodies have different etags', () => {
  expect(etagOf('the page')).toBe(etag)
  expect(etagOf(Buffer.from('the page.'))).not.toBe(etag)
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test.each([
  ['no header', undefined, false],
  ['the etag', etag, true],
  ['the etag as a strong one', etag.slice(2), true],
  ['a list with the etag', `"a", W/"b",${etag}`, true],
  ['a star', ' * ', true],
  ['other etags', '"a", W/"b"', false],
  ['an incomplete etag', 'W/', false],
])('If-None-Match with %s', (_, header, known) => {
  expect(isKnown(header, etag)).toBe(known)
})
