import { expect, test } from 'vitest'
import {
  clearSessionCookie,
  readSessionCookie,
  sessionCookieNames,
  signInCookies,
  writeSessionCookie,
  writeSignInCookies,
} from '#server/http/sessionCookie.ts'
import { DEVICE_DAYS } from '#server/accounts/knownDevices.ts'
import { SESSION_DAYS } from '#server/accounts/sessions.ts'
import { cookieJar } from './cookies.ts'

const safe = 'https://learn.example'
const plain = 'http://127.0.0.1:4321'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' }

test('a session’s secret goes to the browser for as long as a session lasts, and only to this host behind TLS', () => {
  const { cookies, set } = cookieJar()
  writeSessionCookie(cookies, safe, 's')
  writeSessionCookie(cookies, plain, 'p')
  const maxAge = SESSION_DAYS * 24 * 60 * 60
  expect(set).toEqual({
    '__Host-session': { value: 's', ...attributes, secure: true, maxAge },
    session: { value: 'p', ...attributes, secure: false, maxAge },
  })
})

test('a session’s secret is read from the cookie of the scheme only', () => {
  const { cookies } = cookieJar({ '__Host-session': 's', session: 'p' })
  expect(readSessionCookie(cookies, safe)).toBe('s')
  expect(readSessionCookie(cookies, plain)).toBe('p')
  expect(readSessionCookie(cookieJar().cookies, safe)).toBeUndefined()
  expect(readSessionCookie(cookieJar({ session: '' }).cookies, plain)).toBeUndefined()
})

test('signing out takes the secret back at once', () => {
  const { cookies, set } = cookieJar()
  clearSessionCookie(cookies, safe)
  expect(set).toEqual({ '__Host-session': { value: '', ...attributes, secure: true, maxAge: 0 } })
})

test('a browser that signs in brings the session that ends and the secret that it is known by', () => {
  const both = cookieJar({ '__Host-session': 's', '__Host-device': 'd', session: 'p', device: 'e' })
  expect(signInCookies(both.cookies, safe)).toEqual({ replaces: 's', device: 'd' })
  expect(signInCookies(both.cookies, plain)).toEqual({ replaces: 'p', device: 'e' })
  expect(signInCookies(cookieJar().cookies, safe)).toEqual({ replaces: undefined, device: undefined })
  expect(signInCookies(cookieJar({ device: '' }).cookies, plain)).toEqual({ replaces: undefined, device: undefined })
})

test('a browser stays known without a session, for as long as devices are', () => {
  const { cookies, set } = cookieJar()
  writeSignInCookies(cookies, plain, { device: 'd' })
  const maxAge = DEVICE_DAYS * 24 * 60 * 60
  expect(set).toEqual({ device: { value: 'd', ...attributes, secure: false, maxAge } })
  writeSignInCookies(cookies, safe, { device: 'd', token: 's' })
  expect(set).toMatchObject({ '__Host-device': { value: 'd', maxAge, secure: true }, '__Host-session': { value: 's' } })
})

test('either name of the session’s cookie makes a request personal', () => {
  expect(sessionCookieNames).toEqual(['__Host-session', 'session'])
})
