import { expect, test } from 'vitest'
import {
  DISCLAIMER_COOKIE,
  disclaimerCookieOf,
  disclaimerMark,
  LANGUAGE_COOKIE,
  languageCookieOf,
  PREFERENCE_DAYS,
  rememberAgreement,
} from '#server/http/visitorCookies.ts'
import { cookieJar } from './cookies.ts'

const text = { en: 'We use cookies.', ar: '' }

test('a visitor’s choices are kept for a year under these names', () => {
  expect([LANGUAGE_COOKIE, DISCLAIMER_COOKIE, PREFERENCE_DAYS]).toEqual(['language', 'disclaimer_agreed', 365])
})

test('a visitor’s choices are read from the header of cookies, wherever they are in it', () => {
  expect(languageCookieOf('language=ar')).toBe('ar')
  expect(languageCookieOf('a=1; language = pt-BR; disclaimer_agreed=x')).toBe('pt-BR')
  expect(disclaimerCookieOf('language=ar;disclaimer_agreed=a_-9')).toBe('a_-9')
  for (const none of [undefined, '', 'mylanguage=ar', 'language=', 'a=language=ar']) {
    expect(languageCookieOf(none) || undefined, none).toBeUndefined()
    expect(disclaimerCookieOf(none) || undefined, none).toBeUndefined()
  }
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
