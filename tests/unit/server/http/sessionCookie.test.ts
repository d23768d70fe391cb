import type { AstroCookies } from 'astro'
import { expect, test } from 'vitest'
import {
  clearSessionCookie,
  readSessionCookie,
  readStepCookie,
  renewSessionCookie,
  sessionCookieNames,
  signingBrowser,
  writeSessionCookie,
  writeSignInCookies,
  writeStepCookie,
} from '#server/http/sessionCookie.ts'
import { DEVICE_DAYS } from '#server/accounts/knownDevices.ts'
import { SESSION_DAYS } from '#server/accounts/sessions.ts'
import { readConfig } from '#server/config.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { cookieJar } from './cookies.ts'

const safe = 'https://learn.example'
const DAY_SECONDS = 24 * 60 * 60
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
    '__Host-renewed': { value: '1', ...attributes, secure: true, maxAge: DAY_SECONDS },
    renewed: { value: '1', ...attributes, secure: false, maxAge: DAY_SECONDS },
  })
})

test('the cookie of a session in use is renewed at most once a day', () => {
  const due = cookieJar({ session: 'p' })
  renewSessionCookie(due.cookies, plain)
  expect(due.set).toMatchObject({ session: { value: 'p', maxAge: SESSION_DAYS * DAY_SECONDS }, renewed: {} })
  const renewed = cookieJar({ session: 'p', renewed: '1' })
  renewSessionCookie(renewed.cookies, plain)
  expect(renewed.set).toEqual({})
  const visitor = cookieJar()
  renewSessionCookie(visitor.cookies, plain)
  expect(visitor.set).toEqual({})
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
  const gone = { value: '', ...attributes, secure: true, maxAge: 0 }
  expect(set).toEqual({ '__Host-session': gone, '__Host-renewed': gone })
})

test('a browser that signs in brings the session that ends and the secret that it is known by', () => {
  const both = cookieJar({ '__Host-session': 's', '__Host-device': 'd', session: 'p', device: 'e' })
  const brought = (cookies: AstroCookies, origin: string) => signingBrowser({ cookies, ...requestAt(origin) })
  expect(brought(both.cookies, safe)).toMatchObject({ replaces: 's', device: 'd', agent: 'Firefox', shared: false })
  expect(brought(both.cookies, plain)).toMatchObject({ replaces: 'p', device: 'e', address: '192.0.2.7' })
  const none = { replaces: undefined, device: undefined }
  expect(brought(cookieJar().cookies, safe)).toMatchObject(none)
  expect(brought(cookieJar({ device: '' }).cookies, plain)).toMatchObject(none)
})

test('a browser stays known without a session, for as long as devices are', () => {
  const { cookies, set } = cookieJar()
  writeSignInCookies(cookies, plain, { device: 'd' })
  const maxAge = DEVICE_DAYS * 24 * 60 * 60
  expect(set).toEqual({ device: { value: 'd', ...attributes, secure: false, maxAge } })
  writeSignInCookies(cookies, safe, { device: 'd', token: 's' })
  expect(set).toMatchObject({ '__Host-device': { value: 'd', maxAge, secure: true }, '__Host-session': { value: 's' } })
})

test('the secret of a step that waits stays in the browser for ten minutes, under the name of its kind', () => {
  const { cookies, set } = cookieJar()
  writeStepCookie(cookies, safe, { kind: 'sso', token: 's' })
  writeStepCookie(cookies, plain, { kind: 'code', token: 'c' })
  writeStepCookie(cookies, plain, { kind: 'passkey', token: null })
  expect(set).toEqual({
    '__Host-step-sso': { value: 's', ...attributes, secure: true, maxAge: 600 },
    'step-code': { value: 'c', ...attributes, secure: false, maxAge: 600 },
    'step-passkey': { value: '', ...attributes, secure: false, maxAge: 0 },
  })
})

test('the secret of a step is read from the cookie of its kind', () => {
  const { cookies } = cookieJar({ '__Host-step-sso': 's', 'step-sso': 'p', 'step-code': '' })
  expect(readStepCookie(cookies, safe, 'sso')).toBe('s')
  expect(readStepCookie(cookies, plain, 'sso')).toBe('p')
  expect(readStepCookie(cookies, plain, 'code')).toBeUndefined()
  expect(readStepCookie(cookies, plain, 'passkey')).toBeUndefined()
})

test('either name of the session’s cookie makes a request personal', () => {
  expect(sessionCookieNames).toEqual(['__Host-session', 'session'])
})

/** The parts of a request that say who signs in. */
function requestAt(origin: string): Omit<Parameters<typeof signingBrowser>[0], 'cookies'> {
  const runtime = { config: readConfig({}) } as App.Locals['runtime']
  const locals = { origin, address: '192.0.2.7', now: morning, runtime }
  return { locals, request: { headers: new Headers({ 'User-Agent': 'Firefox' }) } }
}
