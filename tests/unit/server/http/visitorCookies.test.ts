import { expect, test } from 'vitest'
import {
  DISCLAIMER_COOKIE,
  disclaimerMark,
  LANGUAGE_COOKIE,
  PREFERENCE_DAYS,
  rememberAgreement,
} from '#server/http/visitorCookies.ts'
import { cookieJar } from './cookies.ts'

const text = { en: 'We use cookies.', ar: '' }

test('a visitor’s choices are kept for a year under these names', () => {
  expect([LANGUAGE_COOKIE, DISCLAIMER_COOKIE, PREFERENCE_DAYS]).toEqual(['language', 'disclaimer_agreed', 365])
})

test('the mark of a disclaimer is short, the same for the same text, and another for another text', () => {
  const mark = disclaimerMark(text)
  expect(mark).toMatch(/^[\w-]{12}$/)
  expect(disclaimerMark(text)).toBe(mark)
  expect(disclaimerMark({ ...text })).toBe(mark)
  expect(disclaimerMark({ ...text, ar: 'x' })).not.toBe(mark)
})

test.each([
  ['https://learn.example', true],
  ['http://127.0.0.1:4321', false],
])('an agreement is noted in the browser at %s', (origin, secure) => {
  const { cookies, set } = cookieJar()
  rememberAgreement(cookies, { text, origin })
  expect(set).toEqual({
    disclaimer_agreed: {
      value: disclaimerMark(text),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: 31_536_000,
    },
  })
})
