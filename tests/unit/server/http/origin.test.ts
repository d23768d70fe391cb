import { describe, expect, test } from 'vitest'
import { isFromThisSite } from '#server/http/origin.ts'

const site = 'https://learn.example'
const key = { authorization: 'Bearer jnp_secret' }

/** Whether a request with these headers may change something. */
function isTaken(
  headers: Record<string, string>,
  { method = 'POST', session }: { method?: string; session?: string } = {},
) {
  return isFromThisSite(new Request(`${site}/api/v2/x`, { method, headers }), site, session)
}

describe('a request that changes something', () => {
  test('counts as our own if the browser says that it comes from a page of this origin, or from its user', () => {
    expect(isTaken({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(isTaken({ 'sec-fetch-site': 'none' })).toBe(true)
  })

  test.each(['same-site', 'cross-site', 'something-new'])(
    'does not count as our own if the browser says %s',
    (value) => {
      expect(isTaken({ 'sec-fetch-site': value })).toBe(false)
      expect(isTaken({ 'sec-fetch-site': value, origin: site }, { session: 's' })).toBe(false)
    },
  )

  test('counts by its origin if the browser says nothing else', () => {
    expect(isTaken({ origin: site })).toBe(true)
    for (const origin of ['https://evil.example', 'http://learn.example', 'https://learn.example:8443', 'null']) {
      expect(isTaken({ origin }), origin).toBe(false)
    }
  })

  test('of a program that names no origin counts as our own', () => {
    expect(isTaken({})).toBe(true)
    expect(isTaken({}, { session: 's' })).toBe(true)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is each %s', (method) => {
    expect(isTaken({ 'sec-fetch-site': 'cross-site' }, { method })).toBe(false)
  })
})

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s of another site is taken: it changes nothing', (method) => {
  expect(isTaken({ 'sec-fetch-site': 'cross-site' }, { method, session: 's' })).toBe(true)
})

test('a key counts from anywhere, but not beside a session', () => {
  expect(isTaken({ ...key, 'sec-fetch-site': 'cross-site' })).toBe(true)
  expect(isTaken({ ...key, 'sec-fetch-site': 'cross-site' }, { session: 's' })).toBe(false)
  expect(isTaken({ authorization: 'Bearer ', 'sec-fetch-site': 'cross-site' })).toBe(false)
})
